-- expand: reports that something is wrong with a delivery, their pictures, and what the holder of a link may do
alter table share_links add column allows text[] not null default '{}';
--> statement-breakpoint
create table claims (
  id text primary key,
  case_number text not null unique,
  order_id text not null references orders (id) on delete cascade,
  reporter text not null,
  by_link boolean not null,
  key text not null,
  body_hash text not null,
  kind text not null check (kind in ('damaged', 'missing', 'wrongParcel')),
  text text not null,
  value_ore bigint check (value_ore >= 0),
  state text not null check (state in ('received', 'inReview', 'accepted', 'declined')),
  created_at timestamptz not null,
  answer_by timestamptz not null,
  answer text,
  answered_at timestamptz,
  unique (order_id, reporter, key)
);
--> statement-breakpoint
create index claims_state on claims (state);
--> statement-breakpoint
-- A picture belongs to an attempt until a claim takes it; a repeated upload is recognised by the hash of its bytes.
create table claim_pictures (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  reporter text not null,
  key text not null,
  content_hash text not null,
  content bytea not null,
  claim_id text references claims (id) on delete cascade,
  created_at timestamptz not null,
  unique (order_id, reporter, key, content_hash)
);
--> statement-breakpoint
create index claim_pictures_claim_id on claim_pictures (claim_id);
--> statement-breakpoint
create index claim_pictures_waiting on claim_pictures (created_at) where claim_id is null;
