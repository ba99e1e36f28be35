-- expand: ways that lorries drive empty, the prices that were given for them, and the orders that go with them
create table empty_runs (
  id text primary key,
  name text not null unique,
  fuel_type text not null,
  from_town text not null,
  from_lat double precision not null,
  from_lng double precision not null,
  to_town text not null,
  to_lat double precision not null,
  to_lng double precision not null,
  leaves_at timestamptz not null,
  due_at timestamptz not null check (due_at > leaves_at),
  places integer not null check (places >= 0),
  taken integer not null default 0 check (taken >= 0 and taken <= places)
);
--> statement-breakpoint
create index empty_runs_leaves_at on empty_runs (leaves_at);
--> statement-breakpoint
alter table quotes add column runs jsonb;
--> statement-breakpoint
alter table orders add column empty_run jsonb;
