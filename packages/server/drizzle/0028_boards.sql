-- expand: boards of what comes to a place
create table boards (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  token_hash text not null unique,
  name text not null,
  place text not null,
  shows_names boolean not null,
  created_at timestamptz not null
);
--> statement-breakpoint
create index boards_of_user on boards (user_id, created_at);
