create table quotes (
  id text primary key,
  request jsonb not null,
  distance_km double precision not null,
  price jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
--> statement-breakpoint
create index quotes_expires_at on quotes (expires_at);
--> statement-breakpoint

create table orders (
  id text primary key,
  order_number text not null unique,
  user_id text not null references users (id) on delete cascade,
  date timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  status text not null,
  version integer not null,
  history jsonb not null,
  price_ore bigint not null check (price_ore >= 0),
  distance_km double precision not null,
  fuel_type text not null,
  order_type text not null,
  payment_method text not null,
  payment_status text not null,
  pickup jsonb not null,
  dropoff jsonb not null,
  sender jsonb not null,
  receiver jsonb not null,
  goods jsonb not null,
  driver jsonb,
  waybill text,
  estimated_delivery timestamptz,
  outcome text not null,
  stage integer not null,
  stage_at timestamptz not null,
  next_at timestamptz,
  demo_role text
);
--> statement-breakpoint
create index orders_of_user on orders (user_id, date desc, id);
--> statement-breakpoint
create index orders_due on orders (next_at) where next_at is not null;
--> statement-breakpoint

-- One row for each attempt to create an order, so that sending it twice creates it once.
create table order_attempts (
  user_id text not null references users (id) on delete cascade,
  key text not null,
  body_hash text not null,
  order_id text,
  created_at timestamptz not null,
  primary key (user_id, key)
);
--> statement-breakpoint
create index order_attempts_created_at on order_attempts (created_at);
--> statement-breakpoint

-- Messages between the live servers of several processes that are too long for a notification.
create table socket_io_attachments (
  id bigserial unique,
  created_at timestamptz default now(),
  payload bytea
);
