//! The goal for a figure.

use crate::stats::Estimate;

#[derive(Clone, Copy, Debug)]
pub enum Goal {
    AtLeast(f64),
    AtMost(f64),
    /// Printed to be known.
    None,
}

impl Goal {
    fn verdict(self, value: f64) -> String {
        let (goal, is_reached) = match self {
            Self::AtLeast(goal) => (goal, value >= goal),
            Self::AtMost(goal) => (goal, value <= goal),
            Self::None => return String::new(),
        };
        let kind = if matches!(self, Self::AtLeast(_)) { "at least" } else { "at most" };
        format!("goal {kind} {goal} {}", if is_reached { "reached" } else { "MISSED" })
    }
}

/// A figure with its interval, and the goal beside it.
pub fn say(what: &str, estimate: Estimate, goal: Goal) {
    println!("  {what:52} {estimate}  {}", goal.verdict(estimate.median));
}

/// A figure without an interval.
pub fn say_value(what: &str, value: f64, unit: &str, goal: Goal) {
    println!("  {what:52} {value:.2} {unit}  {}", goal.verdict(value));
}

/// The same program measured twice: its interval must hold 1.0.
pub fn say_control(estimate: Estimate) {
    say("A/A the same again", estimate, Goal::None);
    if estimate.low > 1.0 || estimate.high < 1.0 {
        println!("  the control's interval does not hold 1.0: the machine was disturbed, measure again");
    }
}
