-- expand: what a transport emits, as it was counted when it was ordered
alter table orders add column emissions jsonb;
