import { paths } from '@freight/contract';
import { errorAnswer, priceAnswer } from '@freight/contract/schemas';
import { postJson } from '@freight/testing/requests';
import { expect, test } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { quotes } from '#db/schema/quotes.ts';
import { anOrderRequest, aPriceRequest, sendOrder } from '#testing/orders.ts';
import { openTestServer } from '#testing/server.ts';

const minute = 60_000;
const hour = 60 * minute;

async function open() {
  const server = await openTestServer();
  const anna = await server.verifiedUser();
  return {
    server,
    /** The id of a price, for a visitor by default. */
    async price(headers = {}) {
      const response = await postJson(server, paths.calculatePrice, aPriceRequest(), headers);
      return priceAnswer.parse(await response.json()).data.routeId;
    },
    customer: anna.headers,
    /** Signs in a new customer who orders for that price. */
    async order(routeId: string) {
      const response = await sendOrder(server, await server.verifiedUser(), anOrderRequest(routeId));
      return response.ok ? 'ordered' : errorAnswer.parse(await response.json()).message;
    },
    /** Moves the clock on and lets the server tidy up. */
    async pass(milliseconds: number) {
      server.passTime(milliseconds);
      await server.advance(0);
    },
    isKept: async (id: string) =>
      (await server.database.db.select().from(quotes).where(eq(quotes.id, id))).length > 0,
  };
}
const expired = 'The price has expired. Please recalculate the price.';

test("a visitor's price stays good for an hour, is known as expired for another, and is forgotten", async () => {
  const { price, order, pass, isKept } = await open();
  const [one, other] = [await price(), await price()];
  await pass(59 * minute);
  expect(await order(one)).toBe('ordered');
  await pass(2 * minute);
  expect(await order(other)).toBe(expired);
  await pass(58 * minute);
  expect(await isKept(other)).toBe(true);
  await pass(2 * minute);
  expect(await isKept(other)).toBe(false);
  expect(await order(other)).toBe('Route not found. Please recalculate the price.');
});

test("a customer's price stays good for a day", async () => {
  const { price, customer, order, pass, isKept } = await open();
  const [one, other] = [await price(customer), await price(customer)];
  await pass(24 * hour - minute);
  expect(await order(one)).toBe('ordered');
  await pass(2 * minute);
  expect(await order(other)).toBe(expired);
  await pass(hour);
  expect(await isKept(other)).toBe(false);
});
