import { expect, test } from 'vitest';
import { asc, eq } from '#db/drizzle.ts';
import { emptyRuns } from '#db/schema/fleet.ts';
import { openTestServer } from '#testing/server.ts';
import { readRuns, removeRuns, storeRuns } from './importRuns.ts';

const header = 'name,from,to,date,leaves,due,fuel,places';

test('reads runs with towns by their names and times as in Sweden, from a spreadsheet as well', () => {
  const { runs, faults } = readRuns(
    '\uFEFFPlaces;Name;From;To;Date;Leaves;Due;Fuel\r\n4;T-1;Karlstad;göteborg;2026-12-03;22:00;04:30;biogas\r\n\r\n',
  );
  expect(faults).toEqual([]);
  expect(runs).toEqual([
    {
      name: 'T-1',
      fuelType: 'Biogas',
      fromTown: 'Karlstad',
      fromLat: expect.closeTo(59.38, 1),
      fromLng: expect.closeTo(13.5, 1),
      toTown: 'Göteborg',
      toLat: expect.closeTo(57.7, 1),
      toLng: expect.closeTo(11.97, 1),
      leavesAt: new Date('2026-12-03T21:00:00Z'),
      dueAt: new Date('2026-12-04T03:30:00Z'),
      places: 4,
    },
  ]);
  expect(readRuns(`${header}\nT-2,Karlstad,Umeå,2026-07-03,06:00,20:00,El,2`).runs[0]?.leavesAt).toEqual(
    new Date('2026-07-03T04:00:00Z'),
  );
});

test('says for each line what is wrong with it', () => {
  const lines = [
    ',Karlstad,Umeå,2026-12-03,06:00,20:00,El,2',
    'a,Karlsad,Umeå,2026-12-03,06:00,20:00,El,2',
    'b,Karlstad,Umeå,2026-02-30,06:00,20:00,El,2',
    'c,Karlstad,Umeå,2026-12-03,6,20:00,El,2',
    'd,Karlstad,Umeå,2026-12-03,06:00,20:00,Petrol,2',
    'e,Karlstad,Umeå,2026-12-03,06:00,20:00,El,0',
    'f,Karlstad,Umeå,2026-12-03,06:00,20:00,El,2',
    'f,Karlstad,Umeå,2026-12-03,06:00,20:00,El,2',
  ];
  expect(readRuns([header, ...lines].join('\n')).faults).toEqual([
    'Line 2: name is empty.',
    'Line 3: from is no town that is known: Karlsad.',
    'Line 4: date is no day such as 2026-12-03.',
    'Line 5: leaves is no time such as 07:30.',
    'Line 6: fuel is none of Biogas, Diesel, El, El-hybrid.',
    'Line 7: places is no number from 1 to 99.',
    'Line 9: there is another f.',
  ]);
  expect(readRuns('name,from\nT-1,Karlstad').faults).toEqual([
    'The file has no column to, date, leaves, due, fuel, places.',
  ]);
});

test('importing a run again changes it, and never takes places away that are sold', async () => {
  const { db } = (await openTestServer()).database;
  const put = (places: number, to = 'Umeå') =>
    storeRuns(db, readRuns(`${header}\nT-1,Karlstad,${to},2026-12-03,06:00,20:00,El,${places}`).runs);
  const all = () => db.select().from(emptyRuns).orderBy(asc(emptyRuns.name));
  await put(5);
  await db.update(emptyRuns).set({ taken: 3 }).where(eq(emptyRuns.name, 'T-1'));
  await put(2, 'Luleå');
  expect(await all()).toMatchObject([{ toTown: 'Luleå', places: 3, taken: 3 }]);
  expect(await removeRuns(db, ['T-1', 'T-9'])).toEqual(['T-1']);
  expect(await all()).toEqual([]);
});
