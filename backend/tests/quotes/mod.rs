mod contracts;
mod pricing;
mod requoting;
