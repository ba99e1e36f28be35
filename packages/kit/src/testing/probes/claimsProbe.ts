import { type Claim, type ClaimsOfOrder, paths } from '@freight/contract';
import { onTestFinished } from 'vitest';
import { draftPicturesKey } from '#session/drafts.ts';
import { api } from '#testing/api.ts';
import { connectToApi } from '#testing/renderElement.ts';

const day = 86_400_000;
export const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

/** A day as the section shows it. */
export const dayText = (value: string, locale = 'en-GB') =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'Europe/Stockholm' }).format(
    new Date(value),
  );

export const aClaim = (parts: Partial<Claim> = {}): Claim => ({
  caseNumber: 'S-1042',
  kind: 'damaged',
  text: 'The lid is broken',
  pictures: 0,
  createdAt: inDays(0),
  state: 'received',
  answerBy: inDays(7),
  ...parts,
});

export const everyKind = [
  { kind: 'damaged', until: inDays(5) },
  { kind: 'missing', until: inDays(5) },
  { kind: 'wrongParcel', until: inDays(12) },
];

/** The API offers these and sharing to a page that has not asked yet. */
export async function offer(capabilities: Record<string, object>): Promise<void> {
  // Each core asks the API only once.
  await connectToApi();
  onTestFinished(() => {
    sessionStorage.clear();
    indexedDB.deleteDatabase(draftPicturesKey);
  });
  const body = { success: true, data: { sharing: { version: 1 }, ...capabilities } };
  await api('fault', { path: paths.capabilities, status: 200, body });
}

export const offerClaims = () => offer({ claims: { version: 1 } });

/** What can be reported about an order, and what has been; undefined for another customer's order. */
export const answerClaims = (data: Partial<ClaimsOfOrder> | undefined = {}) =>
  api('fault', {
    path: paths.claimsOfOrder,
    times: 50,
    status: 200,
    body: { success: true, data: { kinds: everyKind, claims: [], ...data } },
  });

/** The next uploaded picture gets this id. */
export const answerPicture = (id: string) =>
  api('fault', { path: paths.claimPictures, status: 200, body: { success: true, data: { id } } });

/** Add it after the other answers, whose paths begin with this one. */
export const answerReport = (claim = aClaim()) =>
  api('fault', { path: paths.claims, status: 200, body: { success: true, data: claim } });

/** The bodies of the requests to one path. */
export async function sentTo(path: string): Promise<Record<string, unknown>[]> {
  const requests = await api('requests', path);
  const withBody = requests.filter((one) => one.path === path && one.body);
  return withBody.map(({ body }) => JSON.parse(body));
}

export async function aPicture(name: string, type = 'image/png', side = 64): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: side, height: side / 2 });
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = '#0b5a3e';
  context?.fillRect(0, 0, side / 2, side / 2);
  const data = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type);
  });
  return new File([data ?? ''], name, { type });
}

/** Chooses files as a person does with the browser's own field. */
export function choose(root: ParentNode, files: readonly File[]): void {
  const input = root.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for files.');
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
