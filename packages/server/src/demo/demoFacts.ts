import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/database.ts';
import { inArray } from '#db/drizzle.ts';
import { orders } from '#db/schema/orders.ts';
import { demoCustomer } from './demoCustomer.ts';
import { trackedRoles } from './liveRoles.ts';

/** How to try the demo. `trackingIds` begins with an order in transit, one at the door and one in the queue. */
export interface DemoFacts {
  email: string;
  password: string;
  trackingIds: string[];
}

/** The login and the order numbers to show at the start; no numbers when the server has no demo. */
export async function demoFacts({ db }: Database): Promise<DemoFacts> {
  const tracked = await db
    .select({ role: orders.demoRole, orderNumber: orders.orderNumber })
    .from(orders)
    .where(inArray(orders.demoRole, [...trackedRoles]));
  const trackingIds = trackedRoles.flatMap(
    (role) => tracked.find((order) => order.role === role)?.orderNumber ?? [],
  );
  return { email: demoCustomer.email, password: demoCustomer.password, trackingIds };
}

/** `GET /demo.json`, for pages that offer the demo; served in demo mode only. */
export function demoRoutes(app: FastifyInstance, database: Database): void {
  app.get('/demo.json', async () => demoFacts(database));
}
