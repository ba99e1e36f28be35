import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/database.ts';
import { inArray } from '#db/drizzle.ts';
import { orders } from '#db/schema/orders.ts';
import { demoCustomer } from './demoCustomer.ts';
import { type LiveRole, trackedRoles } from './liveRoles.ts';

/** How to try the demo. `trackingIds` begins with an order in transit, one at the door and one in the queue. */
export interface DemoFacts {
  email: string;
  password: string;
  trackingIds: string[];
  /** An order that is delayed twice while it can be watched. */
  lateId?: string;
}

/** The login and the order numbers to show at the start; no numbers when the server has no demo. */
export async function demoFacts({ db }: Database): Promise<DemoFacts> {
  const tracked = await db
    .select({ role: orders.demoRole, orderNumber: orders.orderNumber })
    .from(orders)
    .where(inArray(orders.demoRole, [...trackedRoles, 'late']));
  const numberOf = (role: LiveRole) => tracked.find((order) => order.role === role)?.orderNumber;
  const trackingIds = trackedRoles.flatMap((role) => numberOf(role) ?? []);
  const lateId = numberOf('late');
  const { email, password } = demoCustomer;
  return { email, password, trackingIds, ...(lateId === undefined ? {} : { lateId }) };
}

/** `GET /demo.json`, for pages that offer the demo; served in demo mode only. */
export function demoRoutes(app: FastifyInstance, database: Database): void {
  app.get('/demo.json', async () => demoFacts(database));
}
