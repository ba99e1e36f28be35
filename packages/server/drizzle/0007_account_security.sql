-- The language a person last used; unknown until they send one.
alter table users add column language text check (language in ('sv', 'en', 'de'));
--> statement-breakpoint

-- A verification link signs in only in the browser that registered, and strangers spend a budget of their own.
alter table link_tokens
  add column browser_hash text,
  add column requester_hash text,
  add column mail_id bigint references mails (id) on delete set null;
--> statement-breakpoint

-- Tokens that may be exchanged once only, such as those in the address of a social sign-in's return.
alter table refresh_tokens add column single_use boolean not null default false;
--> statement-breakpoint

-- Browsers in which somebody has signed in to an account.
create table known_browsers (
  user_id text not null references users (id) on delete cascade,
  browser_hash text not null,
  seen_at timestamptz not null,
  primary key (user_id, browser_hash)
);
--> statement-breakpoint

-- Wrong passwords in a row for an account (existing or not), over all addresses they come from.
create table login_failures (
  account_hash text primary key,
  failures integer not null,
  blocked_until timestamptz not null,
  last_at timestamptz not null
);
--> statement-breakpoint
create index login_failures_last_at on login_failures (last_at);
--> statement-breakpoint

-- Addresses somebody wants to choose a new password for, whether they have an account or not.
create table reset_requests (
  email text primary key,
  language text,
  requested_at timestamptz not null
);
