import { approvalTexts } from '#orders/approvals/strings/index.ts';
import { FilledInBy } from './FilledInBy.tsx';
import { SendToColleague } from './SendToColleague.tsx';

// With their words, so that nothing below them moves a moment after the step is there.

export async function sendToColleague() {
  await approvalTexts.provide();
  return SendToColleague;
}
export async function filledInBy() {
  await approvalTexts.provide();
  return FilledInBy;
}
