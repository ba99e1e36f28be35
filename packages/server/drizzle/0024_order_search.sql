-- expand: what orders are found by
-- As `searchable` of the contract makes it.
create function searchable(value text) returns text language sql immutable parallel safe as $$
  select replace(replace(translate(
    regexp_replace(lower(normalize(value, NFKD) collate "pg_c_utf8"), '[\u0300-\u036f]+', '', 'g'),
    'øđłς', 'odlσ'), 'æ', 'ae'), 'ß', 'ss')
$$;
--> statement-breakpoint
-- Beside the orders, whose rows are ten times as wide: those of a customer are read from a few pages. Without a reference
-- to them, which would be looked up for every single order that is made.
create table order_search (
  user_id text not null,
  order_id text not null,
  words text not null,
  incoming boolean not null,
  primary key (user_id, order_id)
);
--> statement-breakpoint
create function order_words(o orders) returns text language sql immutable as $$
  select searchable(concat_ws(E'\n',
    o.order_number, 'wb-' || replace(o.order_number, '-', ''), o.reference,
    o.receiver ->> 'name', o.receiver ->> 'email',
    o.pickup ->> 'formattedAddress', o.pickup ->> 'city',
    o.dropoff ->> 'formattedAddress', o.dropoff ->> 'city',
    o.goods ->> 'specialInstruction', o.delivery_notes ->> 'instructions'))
$$;
--> statement-breakpoint
-- Goods come to the customer when the recipient has the customer's address for mail or phone number, whose last nine
-- digits do not depend on how its country is written, or lives where the customer's profile said when it was ordered.
create function is_order_incoming(o orders) returns boolean language sql immutable as $$
  select coalesce(
    (nullif(lower(o.receiver ->> 'email'), '') = lower(o.sender ->> 'email')), false)
  or coalesce(
    (nullif(right(regexp_replace(o.receiver ->> 'phoneNr', '\D', '', 'g'), 9), '')
      = right(regexp_replace(o.sender ->> 'phoneNr', '\D', '', 'g'), 9)), false)
  or coalesce(
    (nullif(lower(o.dropoff ->> 'street'), '') = lower(o.sender #>> '{address,street}')
      and nullif(lower(o.dropoff ->> 'city'), '') = lower(o.sender #>> '{address,city}')), false)
$$;
--> statement-breakpoint
create function keep_order_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from order_search s using gone where s.user_id = gone.user_id and s.order_id = gone.id;
    return null;
  end if;
  insert into order_search select o.user_id, o.id, order_words(o), is_order_incoming(o) from written o
    on conflict (user_id, order_id) do update set words = excluded.words, incoming = excluded.incoming;
  return null;
end
$$;
--> statement-breakpoint
create trigger orders_made after insert on orders
  referencing new table as written for each statement execute function keep_order_words();
--> statement-breakpoint
create trigger orders_gone after delete on orders
  referencing old table as gone for each statement execute function keep_order_words();
--> statement-breakpoint
create function keep_changed_words() returns trigger language plpgsql as $$
begin
  update order_search set words = order_words(new), incoming = is_order_incoming(new)
    where user_id = new.user_id and order_id = new.id;
  return null;
end
$$;
--> statement-breakpoint
-- Not for the steps of a journey, which set none of these.
create trigger order_changed after update of reference, receiver, pickup, dropoff, goods, delivery_notes on orders
  for each row execute function keep_changed_words();
--> statement-breakpoint
insert into order_search select o.user_id, o.id, order_words(o), is_order_incoming(o) from orders o;
