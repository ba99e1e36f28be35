-- expand: a second factor for signing in: codes of an authenticator app (RFC 6238), and recovery codes.
create table second_factors (
  user_id text primary key references users (id) on delete cascade,
  -- Encrypted with a key derived from the server's secret.
  secret bytea not null,
  -- The time step of the last accepted code: each code works once.
  last_step bigint not null default 0,
  created_at timestamptz not null,
  -- Null until the first code was entered; only then sign-ins ask for one.
  confirmed_at timestamptz
);
--> statement-breakpoint

create table recovery_codes (
  user_id text not null references users (id) on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);
--> statement-breakpoint

-- Sign-ins whose password or provider was accepted, and which wait for a code.
create table waiting_sign_ins (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  expires_at timestamptz not null
);
--> statement-breakpoint
create index waiting_sign_ins_user on waiting_sign_ins (user_id);
