-- expand: whose pages may call, by a publishable key; before, the setting alone said so
create table partners (
  key text primary key,
  name text not null unique,
  origins text[] not null,
  calls_per_minute integer check (calls_per_minute > 0),
  created_at timestamptz not null
);
