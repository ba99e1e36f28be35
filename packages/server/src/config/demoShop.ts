import { z } from 'zod';
import { ConfigError } from './configError.ts';

/** The name of the demo's shop; a production start removes the partner of this name from a former demo. */
export const demoShopName = 'Andra varvet';

const shape = z.object({
  origins: z.array(z.string()).min(1),
  key: z.string().regex(/^pk_[\w-]{16}$/),
  publicKey: z.string(),
  webhook: z.object({ url: z.url(), secret: z.string().regex(/^whsec_[\w+/]{43}=$/) }),
  figuresToken: z.string().min(20),
});

/** A shop beside a demo: a partner that has chosen its keys itself, because both are started together. */
export type DemoShop = z.infer<typeof shape>;

/** Reads `FREIGHT_DEMO_SHOP`, JSON of a program. Throws `ConfigError`, also outside demo mode. */
export function readDemoShop(text: string | undefined, isDemo: boolean): DemoShop | undefined {
  if (text === undefined) return undefined;
  if (!isDemo) throw new ConfigError('FREIGHT_DEMO_SHOP is for demo mode only.');
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    throw new ConfigError('FREIGHT_DEMO_SHOP must be the JSON that the demo’s shop writes.');
  }
}
