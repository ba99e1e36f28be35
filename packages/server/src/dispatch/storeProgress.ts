import type { Db } from '#db/database.ts';
import { sql } from '#db/drizzle.ts';
import { type OrderRecord, orders } from '#db/schema/orders.ts';

/** Stores how far orders have come, all of them with one statement. */
export async function storeProgress(tx: Db, moved: readonly OrderRecord[]): Promise<void> {
  if (moved.length === 0) return;
  const rows = moved.map((order) => ({
    id: order.id,
    status: order.status,
    version: order.version,
    history: order.history,
    stage: order.stage,
    stage_at: order.stageAt,
    next_at: order.nextAt,
    updated_at: order.updatedAt,
    driver: order.driver,
    waybill: order.waybill,
    estimated_delivery: order.estimatedDelivery,
    arrivals: order.arrivals,
    delays: order.delays,
  }));
  await tx.execute(sql`
    update ${orders} set
      status = moved.status, version = moved.version, history = moved.history, stage = moved.stage,
      stage_at = moved.stage_at, next_at = moved.next_at, updated_at = moved.updated_at, driver = moved.driver,
      waybill = moved.waybill, estimated_delivery = moved.estimated_delivery, arrivals = moved.arrivals, delays = moved.delays
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as moved (
      id text, status text, version integer, history jsonb, stage integer, stage_at timestamptz,
      next_at timestamptz, updated_at timestamptz, driver jsonb, waybill text, estimated_delivery timestamptz,
      arrivals jsonb, delays jsonb)
    where orders.id = moved.id`);
}
