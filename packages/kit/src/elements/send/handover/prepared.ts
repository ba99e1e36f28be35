import { handoverTexts } from '#orders/handover/strings/index.ts';
import { HandoverChoice } from './HandoverChoice.tsx';
import { offeredKinds } from './offeredKinds.ts';

/** The choice with its texts and what the API offers, so that it is complete when it is shown. */
export async function choice() {
  await Promise.all([handoverTexts.provide(), offeredKinds()]);
  return HandoverChoice;
}
