-- The outbox: mails are written here in the transaction that wants them sent. The demo's mail box shows the same table.
alter table mails alter column sent_at drop not null;
--> statement-breakpoint
alter table mails alter column sent_at drop default;
--> statement-breakpoint
alter table mails
  add column created_at timestamptz not null default now(),
  -- Stays the same over every attempt, so that a receiver recognises a repetition.
  add column message_id uuid not null default gen_random_uuid(),
  -- When it is tried next, and who is trying it until when.
  add column due_at timestamptz not null default now(),
  add column attempts integer not null default 0,
  add column claimed_until timestamptz,
  -- When it was given up.
  add column failed_at timestamptz;
--> statement-breakpoint
create index mails_due_at on mails (due_at) where sent_at is null and failed_at is null;
