-- expand: further people who get mails about an order
create table order_watchers (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  email text not null,
  kinds jsonb not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
--> statement-breakpoint
create unique index order_watchers_of_order on order_watchers (order_id, lower(email));