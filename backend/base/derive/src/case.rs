//! Names in the cases of the wire.

/// `fleet_owner` of `FleetOwner`.
pub fn snake_case(name: &str) -> String {
    let mut snake = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
    }
    snake
}

/// `fleetOwner` of `FleetOwner` and of `fleet_owner`.
pub fn camel_case(name: &str) -> String {
    let mut camel = String::new();
    let mut starts_word = false;
    for letter in name.chars() {
        if letter == '_' {
            starts_word = true;
        } else if camel.is_empty() {
            camel.extend(letter.to_lowercase());
        } else if starts_word {
            camel.extend(letter.to_uppercase());
            starts_word = false;
        } else {
            camel.push(letter);
        }
    }
    camel
}
