-- expand: orders that somebody else is to place
create table approvals (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  token_hash text not null unique,
  contents jsonb,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  withdrawn_at timestamptz,
  used_by text references users (id) on delete set null,
  order_id text references orders (id) on delete set null
);
--> statement-breakpoint
create index approvals_by_sender on approvals (user_id, created_at);
--> statement-breakpoint
create index approvals_by_user on approvals (used_by, created_at);
