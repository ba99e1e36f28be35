-- expand: links by which an order is passed on; of their tokens only the hash is kept
create table share_links (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  token_hash text not null unique,
  shows text not null check (shows in ('status', 'map', 'addresses')),
  created_at timestamptz not null
);
--> statement-breakpoint
create index share_links_order_id on share_links (order_id);
