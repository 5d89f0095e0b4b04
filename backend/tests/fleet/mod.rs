mod fleet;
