mod quotes;
