//! Which loads go on one invoice. Pure.

use haul_types::InvoiceGrouping;
use uuid::Uuid;

/// A load to invoice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToBill {
    pub load_id: Uuid,
    pub number_sequence: i64,
    pub customer_id: Uuid,
    /// For the order.
    pub customer_name: String,
    pub grouping: InvoiceGrouping,
}

/// The loads of each invoice: by customer's name, then by load number. Each load is on exactly one.
pub fn grouped(mut loads: Vec<ToBill>) -> Vec<Vec<ToBill>> {
    let key = |load: &ToBill| (load.customer_name.clone(), load.customer_id, load.number_sequence);
    loads.sort_by_key(key);
    let mut groups: Vec<Vec<ToBill>> = Vec::new();
    for load in loads {
        let is_next = |group: &&mut Vec<ToBill>| {
            let together = load.grouping == InvoiceGrouping::Together;
            together && group.first().is_some_and(|first| first.customer_id == load.customer_id)
        };
        match groups.last_mut().filter(is_next) {
            Some(group) => group.push(load),
            None => groups.push(vec![load]),
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;
    use InvoiceGrouping::{PerLoad, Together};

    fn load(number: i64, customer: u128, grouping: InvoiceGrouping) -> ToBill {
        ToBill {
            load_id: Uuid::from_u128(number.unsigned_abs().into()),
            number_sequence: number,
            customer_id: Uuid::from_u128(customer),
            customer_name: format!("customer {customer}"),
            grouping,
        }
    }

    #[test]
    fn loads_are_grouped_as_their_customer_wants() {
        let loads = vec![
            load(4, 2, Together),
            load(3, 1, PerLoad),
            load(1, 1, PerLoad),
            load(2, 2, Together),
            load(5, 3, Together),
        ];
        let numbers: Vec<Vec<i64>> = grouped(loads)
            .into_iter()
            .map(|group| group.into_iter().map(|load| load.number_sequence).collect())
            .collect();
        assert_eq!(numbers, [vec![1], vec![3], vec![2, 4], vec![5]]);
    }
}
