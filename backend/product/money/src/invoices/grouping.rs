//! Which loads go on one invoice. Pure.

use haul_types::{Date, InvoiceGrouping};
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
    /// The day of its delivery.
    pub delivered_on: Date,
    /// What it has in common with the others on its invoice, as the customer wants it.
    pub split: String,
}

impl ToBill {
    /// The first day of the time whose loads go on one invoice. Two weeks begin on every other Monday, the same ones for
    /// all customers.
    fn period(&self) -> Option<Date> {
        let monday = self.delivered_on.monday();
        match self.grouping {
            InvoiceGrouping::PerLoad | InvoiceGrouping::Together => None,
            InvoiceGrouping::Daily => Some(self.delivered_on),
            InvoiceGrouping::Weekly => Some(monday),
            InvoiceGrouping::Biweekly => {
                let weeks = Date::new(2026, 1, 5).map_or(0, |first| monday.days_since(first).div_euclid(7));
                Some(if weeks.rem_euclid(2) == 0 { monday } else { monday.minus_days(7) })
            }
            InvoiceGrouping::Monthly => Date::new(self.delivered_on.year(), self.delivered_on.month(), 1),
        }
    }

    fn goes_with(&self, other: &Self) -> bool {
        self.grouping != InvoiceGrouping::PerLoad
            && (self.customer_id, self.period(), &self.split) == (other.customer_id, other.period(), &other.split)
    }
}

/// The loads of each invoice: by customer's name, then by time and by load number. Each load is on exactly one.
pub fn grouped(mut loads: Vec<ToBill>) -> Vec<Vec<ToBill>> {
    let key = |load: &ToBill| {
        (load.customer_name.clone(), load.customer_id, load.period(), load.split.clone(), load.number_sequence)
    };
    loads.sort_by_key(key);
    let mut groups: Vec<Vec<ToBill>> = Vec::new();
    for load in loads {
        let is_next = |group: &&mut Vec<ToBill>| group.first().is_some_and(|first| load.goes_with(first));
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
    use InvoiceGrouping::{Biweekly, Daily, Monthly, PerLoad, Together, Weekly};

    fn load(number: i64, customer: u128, grouping: InvoiceGrouping) -> ToBill {
        ToBill {
            load_id: Uuid::from_u128(number.unsigned_abs().into()),
            number_sequence: number,
            customer_id: Uuid::from_u128(customer),
            customer_name: format!("customer {customer}"),
            grouping,
            delivered_on: Date::new(2026, 11, 16).unwrap(),
            split: String::new(),
        }
    }

    fn numbers(loads: Vec<ToBill>) -> Vec<Vec<i64>> {
        let numbers = |group: Vec<ToBill>| group.into_iter().map(|load| load.number_sequence).collect();
        grouped(loads).into_iter().map(numbers).collect()
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
        assert_eq!(numbers(loads), [vec![1], vec![3], vec![2, 4], vec![5]]);
    }

    #[test]
    fn loads_of_one_time_go_together() {
        // From Monday, November 2, to Tuesday, December 1.
        let days = [(11, 2), (11, 2), (11, 8), (11, 9), (11, 15), (11, 16), (11, 30), (12, 1)];
        for (grouping, expected) in [
            (Daily, vec![vec![1, 2], vec![3], vec![4], vec![5], vec![6], vec![7], vec![8]]),
            (Weekly, vec![vec![1, 2, 3], vec![4, 5], vec![6], vec![7, 8]]),
            (Biweekly, vec![vec![1, 2, 3], vec![4, 5, 6], vec![7, 8]]),
            (Monthly, vec![vec![1, 2, 3, 4, 5, 6, 7], vec![8]]),
        ] {
            let loads = (1..).zip(days).map(|(number, (month, day))| ToBill {
                delivered_on: Date::new(2026, month, day).unwrap(),
                ..load(number, 1, grouping)
            });
            assert_eq!(numbers(loads.collect()), expected, "{grouping:?}");
        }
    }

    #[test]
    fn loads_of_another_po_go_apart() {
        let of = |number, split: &str| ToBill { split: split.to_owned(), ..load(number, 1, Weekly) };
        assert_eq!(numbers(vec![of(1, "PO 2"), of(2, "PO 1"), of(3, "PO 2")]), [vec![2], vec![1, 3]]);
    }
}
