-- expand: the arrivals that were promised, and what delays a journey.
alter table orders add column arrivals jsonb not null default '[]', add column delays jsonb;
--> statement-breakpoint
-- Deliveries by their moment, for the share of promises kept.
create index orders_delivered on orders (estimated_delivery)
  where status in ('delivered', 'completed') and arrivals <> '[]';
