-- expand: counters of attempts that several processes share
create table rate_counts (
  key_hash text primary key,
  count integer not null,
  ends_at timestamptz not null
);
--> statement-breakpoint
create index rate_counts_ends_at on rate_counts (ends_at);
