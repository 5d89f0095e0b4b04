mod carrier;
mod printed;
