//! The chapters of the API reference.

use poem_openapi::Tags;

#[derive(Tags)]
pub enum Tag {
    /// Signing in, registering a carrier, joining one.
    Session,
    /// Users, requests to join, and the sections that roles have.
    Users,
    /// Keys for programs that call this API.
    ApiKeys,
    /// Who changed what, as a hash chain.
    Audit,
    /// What the product tells a person.
    Notices,
    /// Lists as people like to see them.
    SavedViews,
    /// The carrier itself and its terminals.
    Company,
    /// Who pays for loads.
    Customers,
    /// Where loads are picked up and delivered.
    Facilities,
    /// Who is paid by the carrier for what is not freight.
    Vendors,
    /// Who drives.
    Drivers,
    /// Power units and who owns them.
    Trucks,
    /// Trailers.
    Trailers,
    /// People who own trucks that run under the carrier's authority.
    FleetOwners,
    /// Freight from booking to delivery.
    Loads,
    /// Prices offered to customers, from the question to a load or to a reason why not.
    Quotes,
    /// Papers that belong to loads.
    Documents,
    /// What customers owe for trucks that wait.
    Detention,
    /// Where loads are, when they will be there, and what is wrong on the way.
    Tracking,
    /// Delivered loads on their way to an invoice.
    Billing,
    /// Figures over all loads.
    Dashboards,
    /// Lists to take along as files.
    Exports,
    /// Records from files, many at once.
    Imports,
    /// Finding records by a few letters.
    Search,
    /// Which records changed, as it happens.
    Live,
    /// What fleet owners see.
    OwnerPortal,
}
