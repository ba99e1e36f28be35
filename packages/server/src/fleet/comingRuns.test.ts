import { type ComingRuns, linkedPaths } from '@freight/contract';
import { comingRunsAnswer } from '@freight/contract/schemas';
import { call } from '@freight/server/testing';
import { expect, test } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { emptyRuns } from '#db/schema/fleet.ts';
import { dayOf, daysAfter, isSunday, nextDeliveryDay, timeOn } from '#orderFacts/deliveryDays.ts';
import { offerRun } from '#testing/fleet.ts';
import { openTestServer, type TestServer } from '#testing/server.ts';

const today = dayOf(new Date());
const first = nextDeliveryDay(today);
const second = nextDeliveryDay(first);

async function coming(server: TestServer): Promise<ComingRuns> {
  const { status, body } = await call(server, 'GET', linkedPaths.emptyRuns);
  expect(status).toBe(200);
  return comingRunsAnswer.parse(body).data;
}
const towns = ({ runs }: ComingRuns) => runs.map(({ from, to }) => `${from.town} ${to.town}`);

test('lists the runs of the day, in the order in which they leave, and those of the next when they have left', async () => {
  const server = await openTestServer();
  expect(await coming(server)).toEqual({ date: today, runs: [] });
  await offerRun(server, { name: 'b', to: 'Uppsala', date: first, leaves: '09:30' });
  await offerRun(server, { name: 'a', from: 'Malmö', date: first });
  await offerRun(server, { name: 'c', date: second });
  const shown = await coming(server);
  expect(shown.date).toBe(first);
  expect(towns(shown)).toEqual(['Malmö Stockholm', 'Karlstad Uppsala']);
  expect(shown.runs[1]).toEqual({
    from: { town: 'Karlstad', latitude: expect.closeTo(59.38, 1), longitude: expect.closeTo(13.5, 1) },
    to: { town: 'Uppsala', latitude: expect.closeTo(59.86, 1), longitude: expect.closeTo(17.64, 1) },
    leavesAt: timeOn(first, '09:30').toISOString(),
  });
  server.passTime(timeOn(first, '09:00').getTime() - Date.now());
  expect(towns(await coming(server))).toEqual(['Karlstad Uppsala']);
  server.passTime(timeOn(first, '10:00').getTime() - timeOn(first, '09:00').getTime());
  expect(towns(await coming(server))).toEqual(['Karlstad Stockholm']);
});

test('a lorry that is full is not listed', async () => {
  const server = await openTestServer();
  const { db } = server.database;
  await offerRun(server, { places: 2 });
  await db.update(emptyRuns).set({ taken: 1 }).where(eq(emptyRuns.name, 'T-1'));
  expect((await coming(server)).runs).toHaveLength(1);
  await db.update(emptyRuns).set({ taken: 2 }).where(eq(emptyRuns.name, 'T-1'));
  expect((await coming(server)).runs).toEqual([]);
});

test('a lorry that drives on a Sunday is not listed, as nothing is fetched then', async () => {
  const server = await openTestServer();
  const days = Array.from({ length: 7 }, (_, ahead) => daysAfter(today, ahead + 1));
  await offerRun(server, { date: days.find(isSunday) ?? '' });
  expect((await coming(server)).runs).toEqual([]);
});
