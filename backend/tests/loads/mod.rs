mod billing;
mod billing_decisions;
mod dispatch_board;
mod lives;
mod relay_sequences;
mod relays;
mod tags;
