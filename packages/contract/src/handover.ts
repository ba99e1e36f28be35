/** How the goods are handed over, where the customer chooses one: the codes of `kind` in the capability `handover`. */
export const handoverKinds = ['code', 'signature', 'picture'] as const;
export type HandoverKind = (typeof handoverKinds)[number];

/** What an order takes: a kind, or nothing. */
export const handoverChoices = ['none', ...handoverKinds] as const;
export type HandoverChoice = (typeof handoverChoices)[number];

/** How an attempt to hand the goods over ended. A page shows nothing for an outcome that it does not know. */
export const attemptOutcomes = ['delivered', 'failed'] as const;
export type AttemptOutcome = (typeof attemptOutcomes)[number];
