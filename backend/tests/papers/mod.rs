mod carrier;
mod printed;
mod templates;
