-- expand: how an order is handed over, the attempts at the door with their pictures, and what people say about them
alter table orders add column handover jsonb;
--> statement-breakpoint
alter table claims
  drop constraint claims_kind_check,
  add constraint claims_kind_check check (kind in ('damaged', 'missing', 'wrongParcel', 'notMyDoor', 'wasAtHome'));
--> statement-breakpoint
create table handover_attempts (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  number integer not null,
  outcome text not null check (outcome in ('delivered', 'failed')),
  began_at timestamptz not null,
  ended_at timestamptz not null,
  metres integer not null check (metres >= 0),
  code_right boolean,
  name text,
  called boolean,
  next jsonb,
  unique (order_id, number)
);
--> statement-breakpoint
create index handover_attempts_ended_at on handover_attempts (ended_at);
--> statement-breakpoint
-- `until` is when a picture is deleted; it is known once the order has ended.
create table handover_pictures (
  id text primary key,
  attempt_id text not null references handover_attempts (id) on delete cascade,
  order_id text not null references orders (id) on delete cascade,
  kind text not null check (kind in ('picture', 'signature')),
  content bytea not null,
  until timestamptz,
  unique (attempt_id, kind)
);
--> statement-breakpoint
create index handover_pictures_order_id on handover_pictures (order_id);
--> statement-breakpoint
create index handover_pictures_until on handover_pictures (until);
