import type { TestServer, TestUser } from '@freight/server/testing';
import type { OrderRecord } from '#db/schema/orders.ts';
import type { SearchSize } from './serverUnderLoad.ts';

const towns = [
  'Karlstad',
  'Stockholm',
  'Göteborg',
  'Malmö',
  'Uppsala',
  'Örebro',
  'Luleå',
  'Kiruna',
  'Borås',
  'Visby',
];
const firstNames = [
  'Åke',
  'Anna',
  'Bo',
  'Cecilia',
  'David',
  'Ebba',
  'Fatima',
  'Gustav',
  'Hanna',
  'Isak',
  'Jonna',
];
const lastNames = ['Öström', 'Provberg', 'Testgren', 'Mallqvist', 'Exempelsson', 'Fiktivius', 'Låtsas'];

const arrayOf = (texts: readonly string[]) => `array[${texts.map((text) => `'${text}'`).join(', ')}]`;
/** One of the texts, by a number in SQL. */
const oneOf = (texts: readonly string[], place: string) =>
  `(${arrayOf(texts)})[1 + (${place}) % ${texts.length}]`;

const rowsAtOnce = 50_000;

/**
 * Orders of so many customers over the last three years, each with another recipient, town and reference. The first of
 * the signed-in customers has `ofBusy` of them, the others and all further ones an equal share.
 */
export async function prepareSearch(
  { database }: TestServer,
  signedIn: readonly TestUser[],
  model: OrderRecord,
  { customers, count, ofBusy }: SearchSize,
): Promise<void> {
  const [busy, ...others] = signedIn.map(({ userId }) => userId);
  await database.script(async (script) => {
    await script.rows(
      `insert into users select made.* from users u, generate_series(1, $2::int) n,
         jsonb_populate_record(u, jsonb_build_object(
           'id', lpad(to_hex(n), 24, '0'), 'email', 'load' || n || '@example.com')) made
       where u.id = $1`,
      [busy, customers - signedIn.length],
    );
    await script.run(
      'create temporary table load_customers (place serial primary key, id text) on commit drop',
    );
    await script.rows(
      `insert into load_customers (id) select unnest($1::text[])
       union all select id from users where email like 'load%'`,
      [others],
    );
    for (let first = 0; first < count; first += rowsAtOnce)
      await script.rows(
        `insert into orders select made.* from orders o, generate_series($2::int, $3::int) n,
           jsonb_populate_record(o, jsonb_build_object(
             'id', 'f' || lpad(to_hex(n), 23, '0'),
             'order_number', 'L' || lpad(n::text, 11, '0'),
             'user_id', case when n < $4::int then o.user_id
               else (select c.id from load_customers c where c.place = 1 + n % $5::int) end,
             'date', now() - (n::bigint * 97 % 1095) * interval '1 day',
             'status', ${oneOf(['delivered', 'completed', 'inTransit', 'cancelled', 'pending'], 'n / 3')},
             'price_ore', 10000 + n::bigint * 7919 % 500000,
             'reference', 'PO ' || n::bigint * 31 % 100000,
             'waybill', 'WB-L' || n,
             'receiver', jsonb_build_object(
               'name', ${oneOf(firstNames, 'n')} || ' ' || ${oneOf(lastNames, 'n / 11')},
               'email', 'recipient' || n || '@example.com', 'phoneNr', '+46 70 174 06 20'),
             'dropoff', o.dropoff || jsonb_build_object('city', ${oneOf(towns, 'n / 7')},
               'formattedAddress', 'Storgatan ' || n % 90 || ', ' || ${oneOf(towns, 'n / 7')} || ', Sverige'))) made
         where o.id = $1`,
        [model.id, first, Math.min(first + rowsAtOnce, count) - 1, ofBusy, customers - 1],
      );
  });
  await database.script((script) => script.run('analyze'));
}
