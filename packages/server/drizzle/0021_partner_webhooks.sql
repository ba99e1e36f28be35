-- expand: the partner of an order, figures of partners with a link to them, and events sent to partners
alter table orders add column partner text;
--> statement-breakpoint
create index orders_partner on orders (partner, created_at) where partner is not null;
--> statement-breakpoint
alter table partners add column figures_token_hash text unique;
--> statement-breakpoint
-- By day in Sweden; orders are counted in their own table.
create table partner_figures (
  partner text not null,
  day date not null,
  kind text not null check (kind in ('quotes', 'tracked', 'refused')),
  reason text not null,
  count bigint not null check (count >= 0),
  primary key (partner, day, kind, reason)
);
--> statement-breakpoint
create table webhook_endpoints (
  partner text primary key,
  url text not null,
  secret bytea not null,
  previous_secret bytea,
  previous_until timestamptz,
  created_at timestamptz not null
);
--> statement-breakpoint
-- Without a reference to the endpoint: removing one must not make an order fail that is being stored.
create table webhook_messages (
  id text primary key,
  position bigint generated always as identity,
  partner text not null,
  order_id text not null references orders (id) on delete cascade,
  type text not null,
  payload text not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  claimed_until timestamptz,
  delivered_at timestamptz,
  failed_at timestamptz
);
--> statement-breakpoint
create index webhook_messages_due on webhook_messages (due_at) where delivered_at is null and failed_at is null;
--> statement-breakpoint
create index webhook_messages_order on webhook_messages (order_id, position);
--> statement-breakpoint
create index webhook_messages_partner on webhook_messages (partner, position);
--> statement-breakpoint
create index webhook_messages_created_at on webhook_messages (created_at);
--> statement-breakpoint
create table webhook_attempts (
  id bigint generated always as identity primary key,
  message_id text not null references webhook_messages (id) on delete cascade,
  at timestamptz not null,
  status integer,
  failure text,
  milliseconds integer not null
);
--> statement-breakpoint
create index webhook_attempts_message on webhook_attempts (message_id);
