-- expand: the page's own name for an order
alter table orders add column reference text;
