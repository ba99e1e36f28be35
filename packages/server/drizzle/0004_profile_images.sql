-- One picture for each person, made by the server itself; the name is a hash that nobody can guess.
create table profile_images (
  name text primary key,
  user_id text not null unique references users (id) on delete cascade,
  content bytea not null,
  created_at timestamptz not null
);
