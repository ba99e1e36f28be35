import { z } from 'zod';

/** The window in which the goods arrive, as ISO text; it narrows as they come closer. Beyond the documents. */
export const arrivalWindow = z.object({ from: z.string(), to: z.string() });

export type ArrivalWindow = z.infer<typeof arrivalWindow>;
