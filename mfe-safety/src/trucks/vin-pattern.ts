/** A VIN as 49 CFR 565 writes it: 17 characters without I, O and Q. The server checks the check digit. */
export const VIN_PATTERN = /^$|^[A-HJ-NPR-Z0-9]{17}$/;
