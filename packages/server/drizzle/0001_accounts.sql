create table settings (
  name text primary key,
  value text not null
);
--> statement-breakpoint

create table users (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  -- Always trimmed and in lower case.
  email text not null unique,
  -- Absent for an account that only signs in through a provider.
  password_hash text,
  first_name text not null default '',
  last_name text not null default '',
  phone_nr text not null default '',
  street text not null default '',
  city text not null default '',
  postalcode text not null default '',
  profile_image_url text not null default '',
  provider text not null default 'email',
  verified_at timestamptz,
  created_at timestamptz not null default now()
);
--> statement-breakpoint

-- One family is one sign-in on one device: the chain of refresh tokens that followed each other.
create table refresh_families (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
--> statement-breakpoint
create index refresh_families_user on refresh_families (user_id);
--> statement-breakpoint

create table refresh_tokens (
  token_hash text primary key,
  family_id text not null references refresh_families (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- When a successor was made from it, and which.
  rotated_at timestamptz,
  successor_hash text
);
--> statement-breakpoint
create index refresh_tokens_family on refresh_tokens (family_id);
--> statement-breakpoint

-- Tokens of mail links: single use, expiring, kept as hashes only.
create table link_tokens (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset')),
  -- The password chosen when this link was asked for; it holds only once the link is used.
  password_hash text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
--> statement-breakpoint
create index link_tokens_user on link_tokens (user_id);
--> statement-breakpoint

-- The demo's mail box.
create table mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  sent_at timestamptz not null default now()
);
