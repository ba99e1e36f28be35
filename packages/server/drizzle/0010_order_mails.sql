-- expand: mails about orders, and who wants which
alter table mails add column extras jsonb;
--> statement-breakpoint
alter table users add column mail_choices jsonb not null default '[]';
--> statement-breakpoint
alter table orders add column language text check (language in ('sv', 'en', 'de'));
--> statement-breakpoint
create table order_mails (
  order_id text not null references orders (id) on delete cascade,
  name text not null,
  created_at timestamptz not null,
  primary key (order_id, name)
);
--> statement-breakpoint
create table mail_refusals (
  address_hash text primary key,
  created_at timestamptz not null
);
