import "@haul/testing/setup";
