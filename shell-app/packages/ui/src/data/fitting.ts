/** For what opens below a button: no higher than the window has room for, and what does not fit scrolls within. */
export const FITTING = { flip: true, shift: true, size: { padding: 8 } };
