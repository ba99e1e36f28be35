-- expand: changes of an order under way, pictures of places to leave the goods at, and what the driver is to know
alter table orders add column changes_version integer not null default 0, add column delivery_notes jsonb;
--> statement-breakpoint
create table changes (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  caller text not null,
  by_link boolean not null,
  key text not null,
  body_hash text not null,
  wanted jsonb not null,
  fee_ore bigint not null check (fee_ore >= 0),
  state text not null check (state in ('waiting', 'accepted', 'refused', 'withdrawn')),
  reason text,
  requested_at timestamptz not null,
  decided_at timestamptz,
  unique (order_id, caller, key)
);
--> statement-breakpoint
create index changes_waiting on changes (requested_at) where state = 'waiting';
--> statement-breakpoint
create index changes_state on changes (state);
--> statement-breakpoint
-- A picture belongs to an attempt until a change takes it; a repeated upload is recognised by the hash of its bytes.
create table change_pictures (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  caller text not null,
  key text not null,
  content_hash text not null,
  content bytea not null,
  change_id text references changes (id) on delete cascade,
  created_at timestamptz not null,
  unique (order_id, caller, key, content_hash)
);
--> statement-breakpoint
create index change_pictures_change_id on change_pictures (change_id);
--> statement-breakpoint
create index change_pictures_created_at on change_pictures (created_at);
