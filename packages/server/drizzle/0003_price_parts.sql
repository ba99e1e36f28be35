-- What the price is made of, in öre including VAT; absent on orders made before it was kept.
alter table orders add column price_parts jsonb;
--> statement-breakpoint
-- A waybill is asked for by its number.
create index orders_waybill on orders (waybill) where waybill is not null;
