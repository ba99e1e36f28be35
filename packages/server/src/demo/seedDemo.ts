import { planRoute } from '@freight/sample-services/geo/route';
import { randomFrom } from '@freight/sample-services/geo/seededRandom';
import { hashPassword } from '#accounts/passwords/passwords.ts';
import { findUserByEmail } from '#accounts/users.ts';
import type { Database } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { users } from '#db/schema/accounts.ts';
import { orders } from '#db/schema/orders.ts';
import { isHeldUp, type Outcome } from '#dispatch/journey.ts';
import { progressAtStage } from '#dispatch/progress.ts';
import { type Clock, createClock } from '#orderFacts/clock.ts';
import { newHandover } from '#orderFacts/handoverOf.ts';
import { newOrderNumber } from '#orderFacts/orderNumber.ts';
import { emissionsOf } from '#pricing/emissions.ts';
import { storedPrice } from '#pricing/quotes.ts';
import { chargeableWeightKg, priceOf } from '#pricing/tariff.ts';
import { addDemoAddressBook } from './demoAddressBook.ts';
import { addDemoAttempts } from './demoAttempts.ts';
import { addDemoBoard } from './demoBoard.ts';
import { addDemoClaim } from './demoClaim.ts';
import { demoCustomer } from './demoCustomer.ts';
import { type PlannedOrder, planDemoOrders } from './demoPlan.ts';
import { exampleNumbers } from './exampleNumbers.ts';
import { delaysOfRole, handoverOfRole, liveRoleNames, placeInRole } from './liveRoles.ts';

type NewOrder = typeof orders.$inferInsert;

const hour = 3_600_000;
const day = 24 * hour;
const realPace = createClock(1);
const lastStage = Number.POSITIVE_INFINITY;

/**
 * Gives an empty server its demo: one verified customer with 47 orders in all statuses, most of them over,
 * some always under way, and some of it saved in the address book. Does nothing if the customer already exists.
 */
export async function seedDemo(database: Database, clock: Clock): Promise<void> {
  if (await findUserByEmail(database.db, demoCustomer.email)) return;
  const { password, ...person } = demoCustomer;
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  await database.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ id: newId(), ...person, passwordHash, verifiedAt: now })
      .onConflictDoNothing()
      .returning();
    // Another process was faster.
    if (!user) return;
    const ordered = demoOrders(user.id, now, clock);
    await tx.insert(orders).values(ordered);
    await addDemoAddressBook(tx, user.id, ordered);
    await addDemoBoard(tx, user.id, now);
    await addDemoAttempts(tx, now);
    await addDemoClaim(tx);
  });
}

function demoOrders(userId: string, now: Date, clock: Clock): NewOrder[] {
  const { live, waiting, past } = planDemoOrders(liveRoleNames.length);
  const moving = liveRoleNames.flatMap((role, index) => {
    const plan = live[index];
    if (!plan) return [];
    const order = {
      ...asOrder(plan, userId, exampleNumbers[role]),
      delays: delaysOfRole(role),
      handover: handoverOfRole(role),
    };
    return [{ ...order, ...placeInRole(order, role, now, clock), demoRole: role }];
  });
  const ended = [...waiting, ...past];
  const over = ended.map((plan, index) => {
    const isFirst = ended.findIndex(({ outcome }) => outcome === plan.outcome) === index;
    const order = {
      ...asOrder(plan, userId, isFirst ? exampleNumbers[plan.outcome] : undefined),
      handover: isFirst && plan.outcome === 'delivered' ? newHandover('code') : null,
    };
    const start = startOf(index, now);
    const progress = progressAtStage(order, start, lastStage, realPace);
    return { ...order, ...progress, date: start, createdAt: start };
  });
  return [...moving, ...over];
}

/** Every four days one, back over five months, in office hours; the newest is three days old, so it is over. */
function startOf(index: number, now: Date): Date {
  const random = randomFrom(`demo day ${index}`);
  const start = new Date(now.getTime() - (3 + index * 4) * day);
  start.setUTCHours(6 + Math.floor(random() * 9), Math.floor(random() * 60), Math.floor(random() * 60), 0);
  return start;
}

/** Where a planned order goes to, how far that is, and what it costs. */
export function plannedRoad({ pickup, dropoff, goods, fuelType }: PlannedOrder) {
  const road = planRoute([pickup.lat, pickup.lng], [dropoff.lat, dropoff.lng]);
  const distanceKm = Math.round(road.distanceKm * 10) / 10;
  const price = priceOf({ distanceKm, weightKg: goods.weight, volumeM3: goods.volume, fuelType });
  return {
    dropoff,
    distanceKm,
    ...storedPrice(price),
    emissions: emissionsOf({
      distanceKm,
      chargeableKg: chargeableWeightKg(goods.weight, goods.volume),
      fuelType,
    }),
  };
}

function asOrder(plan: PlannedOrder, userId: string, orderNumber = newOrderNumber()) {
  const { outcome, pickup, receiver, goods, fuelType, delays } = plan;
  const { firstName, lastName, email, phoneNr, street, postalcode, city } = demoCustomer;
  return {
    id: idWithoutHold(),
    orderNumber,
    userId,
    outcome,
    delays,
    ...plannedRoad(plan),
    fuelType,
    orderType: 'standard',
    paymentMethod: 'card',
    paymentStatus: paymentAfter(outcome),
    pickup,
    receiver,
    goods,
    sender: { firstName, lastName, email, phoneNr, address: { street, postalcode, city } },
  };
}

const paymentAfter = (outcome: Outcome): string => (outcome === 'cancelled' ? 'refunded' : 'paid');

/** A demo order must be at the stage its role requires, and a stop on the way would add two stages. */
function idWithoutHold(): string {
  let id = newId();
  while (isHeldUp(id)) id = newId();
  return id;
}
