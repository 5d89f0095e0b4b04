mod billing;
mod billing_decisions;
mod dispatch_board;
mod loads;
mod relay_sequences;
mod relays;
mod tags;
