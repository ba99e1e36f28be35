-- expand: sign-ins by a provider in a window that a partner's page has opened; of the code only the hash is kept
create table sign_in_windows (
  nonce text primary key,
  origin text not null,
  language text not null,
  code_hash text unique,
  user_id text references users (id) on delete cascade,
  used_at timestamptz,
  expires_at timestamptz not null
);
--> statement-breakpoint
alter table sign_in_attempts add column window_nonce text;
