mod detention;
