//! The weekly mail's text. Pure.

use haul_types::DashboardFigure::{self, *};

use super::{analytics_views::AnalyticsDashboard, figures_views::AnalyticsFigures, target_views::DashboardTarget};

/// A figure's name, its value and the one before.
type Line = (&'static str, Option<DashboardFigure>, Option<String>, Option<String>);

/// Each figure beside the week before, and its target.
pub fn text(name: &str, now: &AnalyticsDashboard, targets: &[DashboardTarget], url: &str) -> String {
    let lines: String = lines(now, &now.previous).into_iter().map(|line| told(line, targets)).collect();
    format!(
        "Hello {name},\n\n{} to {}, beside the week before:\n\n{lines}\nThe rows behind each figure:\n{url}\n\n\
         To stop these mails, open Analytics, choose Arrange tiles and switch off the weekly mail.\n",
        now.from.words(),
        now.to.words(),
    )
}

fn told((label, figure, value, before): Line, targets: &[DashboardTarget]) -> String {
    let target = figure.and_then(|figure| targets.iter().find(|target| target.figure == figure));
    let target = target.map(|target| {
        let word = if target.figure.is_ceiling() { "at most" } else { "at least" };
        format!(", target {word} {}", unit(target.figure, &target.value))
    });
    format!(
        "{label}: {} (before: {}{})\n",
        value.unwrap_or_else(|| "none".to_owned()),
        before.unwrap_or_else(|| "none".to_owned()),
        target.unwrap_or_default()
    )
}

/// As people read it: no zeros that say nothing.
fn unit(figure: DashboardFigure, value: &str) -> String {
    let value = match value.contains('.') {
        true => value.trim_end_matches('0').trim_end_matches('.'),
        false => value,
    };
    match figure {
        RevenuePerWeek | RevenuePerTruckPerWeek | RatePerMileAll | RatePerMileLoaded | CostPerMile => {
            format!("${value}")
        }
        AverageDwellMinutes => format!("{value} min"),
        DeliveredPerWeek => value.to_owned(),
        _ => format!("{value}%"),
    }
}

fn lines(now: &AnalyticsDashboard, before: &AnalyticsFigures) -> Vec<Line> {
    let share = |value: &Option<String>| value.as_ref().map(|value| format!("{value}%"));
    let rate = |value: &Option<String>| value.as_ref().map(|value| format!("${value}"));
    let cost = |pick: fn(&super::figures_views::AnalyticsCost) -> Option<String>| {
        (now.cost.as_ref().and_then(pick), before.cost.as_ref().and_then(pick))
    };
    let (ratio, ratio_before) = cost(|cost| cost.operating_ratio_percent.clone());
    let (margin, margin_before) = cost(|cost| Some(dollars(cost.margin_cents)));
    let (mile, mile_before) = cost(|cost| cost.per_mile.clone());
    vec![
        ("Revenue", Some(RevenuePerWeek), Some(dollars(now.revenue_cents)), Some(dollars(before.revenue_cents))),
        (
            "Loads delivered",
            Some(DeliveredPerWeek),
            Some(now.delivered_count.to_string()),
            Some(before.delivered_count.to_string()),
        ),
        (
            "Revenue per truck",
            Some(RevenuePerTruckPerWeek),
            now.revenue_per_truck_per_week_cents.map(dollars),
            before.revenue_per_truck_per_week_cents.map(dollars),
        ),
        (
            "Rate per mile, all miles",
            Some(RatePerMileAll),
            rate(&now.rate_per_mile_all),
            rate(&before.rate_per_mile_all),
        ),
        (
            "Rate per mile, loaded",
            Some(RatePerMileLoaded),
            rate(&now.rate_per_mile_loaded),
            rate(&before.rate_per_mile_loaded),
        ),
        ("Deadhead", Some(DeadheadPercent), share(&now.deadhead_percent), share(&before.deadhead_percent)),
        ("Utilization", Some(UtilizationPercent), share(&now.utilization_percent), share(&before.utilization_percent)),
        (
            "On-time pickup",
            Some(OnTimePickupPercent),
            share(&now.on_time_pickup_percent),
            share(&before.on_time_pickup_percent),
        ),
        (
            "On-time delivery",
            Some(OnTimeDeliveryPercent),
            share(&now.on_time_delivery_percent),
            share(&before.on_time_delivery_percent),
        ),
        (
            "Average dwell",
            Some(AverageDwellMinutes),
            now.average_dwell_minutes.map(|minutes| format!("{minutes} min")),
            before.average_dwell_minutes.map(|minutes| format!("{minutes} min")),
        ),
        ("Margin by the cost model", None, margin, margin_before),
        ("Operating ratio", Some(OperatingRatioPercent), share(&ratio), share(&ratio_before)),
        ("Cost per mile", Some(CostPerMile), rate(&mile), rate(&mile_before)),
    ]
}

/// `$12,345.60`.
fn dollars(cents: i64) -> String {
    let whole = (cents / 100).unsigned_abs().to_string();
    let digits = whole.len();
    let grouped: String = whole
        .chars()
        .enumerate()
        .flat_map(|(at, digit)| {
            let comma = (at > 0 && (digits - at).is_multiple_of(3)).then_some(',');
            comma.into_iter().chain([digit])
        })
        .collect();
    let sign = if cents < 0 { "-" } else { "" };
    format!("{sign}${grouped}.{:02}", (cents % 100).unsigned_abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_read_as_people_write_them() {
        for (cents, expected) in [(0, "$0.00"), (5, "$0.05"), (123_456_789, "$1,234,567.89"), (-99_950, "-$999.50")] {
            assert_eq!(dollars(cents), expected);
        }
        assert_eq!(unit(DeadheadPercent, "12.5000"), "12.5%");
        assert_eq!(unit(RevenuePerWeek, "250000.0000"), "$250000");
    }
}
