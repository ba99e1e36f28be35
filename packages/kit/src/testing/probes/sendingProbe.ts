import { onTestFinished } from 'vitest';
import type { DraftContents } from '#elements/send/draft/draft.ts';
import { discardDraft, editDraft, goToStep, startWizard } from '#elements/send/draft/orderDraft.ts';
import { element } from '#elements/send/freight-send.tsx';
import type { Location } from '#maps/places/places.ts';
import { renewShared } from '#platform/registry.ts';
import { pageSession } from '#session/session.ts';
import { api } from '#testing/api.ts';
import { renderElement, signInSomebody } from '#testing/renderElement.ts';

/** What the tests of the sending flow begin with; the server behind is the real one. */

export const karlstad: Location = {
  address: 'Östra Torggatan 1, 652 32 Karlstad, Sverige',
  lat: 59.3793,
  lng: 13.5036,
  street: 'Östra Torggatan 1',
  postalCode: '652 32',
  city: 'Karlstad',
  country: 'Sverige',
  placeId: 'N1',
};

export const stockholm: Location = {
  address: 'Sveavägen 44, 111 34 Stockholm, Sverige',
  lat: 59.3374,
  lng: 18.0601,
  street: 'Sveavägen 44',
  postalCode: '111 34',
  city: 'Stockholm',
  country: 'Sverige',
  placeId: 'N2',
};

export const aPackage: DraftContents['packageDetails'] = {
  weight: 12.5,
  dimensions: { length: 120, width: 80, height: 100 },
  description: 'Two drills and a ladder',
  category: 'construction',
  subcategory: 'tools_hardware',
  specialInstructions: 'Ring the bell at the gate',
};

export const aRecipient: DraftContents['recipientDetails'] = {
  name: 'Bo Mottagare',
  phone: '+46 70 000 00 02',
  email: '',
};

/** Before each test: no faults, no requests counted, nothing kept, no dialogs left over. */
export async function startAfresh(): Promise<void> {
  await api('reset');
  sessionStorage.clear();
  discardDraft();
  onTestFinished(() => {
    for (const companion of document.querySelectorAll(
      'freight-sign-in, freight-order-notification, freight-toasts',
    )) {
      companion.remove();
    }
  });
}

/** What a reload leaves: the storage, and nothing that only lives in the page. */
export function forgetPage(): void {
  renewShared('orderDraft');
}

interface WizardOptions {
  step?: number;
  draft?: Partial<DraftContents>;
  language?: 'sv' | 'en' | 'de';
}

/** A signed-in customer in the wizard, with everything before the step filled in. */
export async function openWizard({ step = 1, draft = {}, language = 'en' }: WizardOptions = {}) {
  const person = await signInSomebody();
  startWizard({ pickup: karlstad, dropoff: stockholm }, pageSession().userId());
  editDraft({ packageDetails: aPackage, recipientDetails: aRecipient, ...draft });
  goToStep(step);
  const rendered = await renderElement(element, { language });
  await rendered.screen.findByRole('heading', { level: 2 });
  return { person, ...rendered };
}
