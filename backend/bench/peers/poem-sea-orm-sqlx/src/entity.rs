//! The tables that the yardstick reads. Ids are text, as they are stored.

pub mod customer {
    use sea_orm::entity::prelude::*;

    #[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
    #[sea_orm(table_name = "customer")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        pub company_id: String,
        pub name: String,
        pub name_folded: String,
        pub kind: String,
        pub docket_number: Option<String>,
        pub phone: Option<String>,
        pub email: Option<String>,
        pub billing_email: Option<String>,
        pub address: Option<Json>,
        pub payment_terms_days: i32,
        pub credit_limit_cents: Option<i64>,
        pub currency: String,
        pub is_on_credit_hold: bool,
        pub required_references: Json,
        pub required_documents: Json,
        pub contacts: Json,
        pub notes: Option<String>,
        pub archived_at: Option<DateTimeUtc>,
        pub version: i32,
        pub created_at: DateTimeUtc,
        pub updated_at: DateTimeUtc,
    }

    #[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
    pub enum Relation {}

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod user_account {
    use sea_orm::entity::prelude::*;

    #[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
    #[sea_orm(table_name = "user_account")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        pub company_id: String,
        pub identity_uid: Option<String>,
        pub email: String,
        pub full_name: String,
        pub full_name_folded: String,
        pub phone: Option<String>,
        pub role: String,
        pub status: String,
        pub suspended_reason: Option<String>,
        pub last_seen_at: Option<DateTimeUtc>,
        pub version: i32,
        pub created_at: DateTimeUtc,
        pub updated_at: DateTimeUtc,
    }

    #[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
    pub enum Relation {}

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod revoked_token {
    use sea_orm::entity::prelude::*;

    #[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
    #[sea_orm(table_name = "revoked_token")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub token_hash: String,
        pub expires_at: DateTimeUtc,
    }

    #[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
    pub enum Relation {}

    impl ActiveModelBehavior for ActiveModel {}
}
