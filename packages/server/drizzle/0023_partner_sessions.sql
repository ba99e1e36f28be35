-- expand: keys of partners, accounts of persons whom they sign in, and the tokens that were used
-- Such an account has no address to sign in with: what finds accounts by their address never finds it.
alter table users alter column email drop not null;
--> statement-breakpoint
alter table users add column contact_email text;
--> statement-breakpoint
alter table users add constraint users_password_needs_email check (email is not null or password_hash is null);
--> statement-breakpoint
-- Without references to the partner: its name is what lasts, as with orders and figures.
create table partner_keys (
  partner text not null,
  kid text not null,
  algorithm text not null check (algorithm in ('EdDSA', 'ES256', 'RS256')),
  jwk jsonb not null,
  created_at timestamptz not null,
  primary key (partner, kid)
);
--> statement-breakpoint
create table partner_accounts (
  partner text not null,
  subject text not null,
  user_id text not null unique references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (partner, subject)
);
--> statement-breakpoint
create table partner_token_uses (
  partner text not null,
  jti text not null,
  expires_at timestamptz not null,
  primary key (partner, jti)
);
--> statement-breakpoint
create index partner_token_uses_expires_at on partner_token_uses (expires_at);
