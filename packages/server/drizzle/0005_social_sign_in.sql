-- Who a person is at a foreign issuer.
create table identities (
  issuer text not null,
  subject text not null,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
--> statement-breakpoint
create unique index identities_user_issuer on identities (user_id, issuer);
--> statement-breakpoint

-- Sign-ins under way: each is used up by the first answer that names it.
create table sign_in_attempts (
  state_hash text primary key,
  provider text not null,
  -- The browser that began, known by its cookie.
  browser_hash text not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);
--> statement-breakpoint
create index sign_in_attempts_expires_at on sign_in_attempts (expires_at);
