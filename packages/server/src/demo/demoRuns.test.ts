import { expect, test } from 'vitest';
import { emptyRuns } from '#db/schema/fleet.ts';
import { dayOf, daysAfter, isSunday } from '#orderFacts/deliveryDays.ts';
import { requestQuote } from '#testing/orders.ts';
import { openTestServer } from '#testing/server.ts';
import { renewDemoRuns } from './demoRuns.ts';

test('the demo has empty lorries on offer each workday, also a week later', async () => {
  const server = await openTestServer({}, { demoData: true });
  const daysOnOffer = async () => {
    const runs = await server.database.db.select().from(emptyRuns);
    return new Set(runs.map(({ leavesAt }) => dayOf(leavesAt)));
  };
  const before = await daysOnOffer();
  const ahead = (days: number) =>
    Array.from({ length: days }, (_, index) => daysAfter(dayOf(new Date()), index)).filter(
      (day) => !isSunday(day),
    );
  expect([...before].sort()).toEqual(ahead(9));
  // A customer of the town they leave from finds one within the week.
  expect((await requestQuote(server)).dates?.some(({ reason }) => reason === 'emptyRun')).toBe(true);
  server.passTime(7 * 24 * 3_600_000);
  await server.advance(1);
  expect([...(await daysOnOffer())].sort()).toEqual(ahead(16));
});

test('whenever the demo begins, each way has a lorry within the days that a price offers', async () => {
  const server = await openTestServer();
  const { db } = server.database;
  const begins = Array.from({ length: 14 }, (_, ahead) => daysAfter('2026-12-03', ahead));
  for (const day of begins) {
    await db.transaction((tx) => renewDemoRuns()(tx, new Date(`${day}T08:00:00Z`)));
  }
  const runs = await db.select().from(emptyRuns);
  const ways = new Set(runs.map(({ fromTown, toTown }) => `${fromTown} ${toTown}`));
  expect(ways.size).toBe(20);
  for (const day of begins) {
    const offered = Array.from({ length: 9 }, (_, ahead) => daysAfter(day, ahead))
      .filter((each) => !isSunday(each))
      .slice(0, 7);
    const found = runs.filter(({ leavesAt }) => offered.includes(dayOf(leavesAt)));
    expect(new Set(found.map(({ fromTown, toTown }) => `${fromTown} ${toTown}`))).toEqual(ways);
  }
});

test('renewing what is there already keeps what is sold', async () => {
  const server = await openTestServer();
  const { db } = server.database;
  const now = new Date();
  await db.transaction((tx) => renewDemoRuns()(tx, now));
  await db.update(emptyRuns).set({ taken: 2 });
  await db.transaction((tx) => renewDemoRuns()(tx, now));
  const runs = await db.select().from(emptyRuns);
  expect(new Set(runs.map(({ taken }) => taken))).toEqual(new Set([2]));
});
