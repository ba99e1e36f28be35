-- expand: addresses and parcels that customers have saved
create table address_book (
  user_id text not null references users (id) on delete cascade,
  id text not null,
  kind text not null check (kind in ('address', 'parcel')),
  entry jsonb not null,
  primary key (user_id, id)
);
