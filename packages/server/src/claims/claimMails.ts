import { isDoorClaim, type Language } from '@freight/contract';
import type { ClaimRecord } from '#db/schema/claims.ts';
import type { AttemptRecord } from '#db/schema/handovers.ts';
import type { MailFile } from '#db/schema/mailExtras.ts';
import type { OrderRecord } from '#db/schema/orders.ts';
import { compose, languagesOf, type Passage, type Sender } from '#mail/letter.ts';
import type { Mail } from '#mail/mail.ts';
import { customerLink } from '#orderFacts/customerLink.ts';
import { formatDay, formatMoment, formatPrice } from '#orderFacts/formats.ts';
import { claimMailTexts, companyTexts } from './claimTexts.ts';

export interface ClaimMailFacts {
  readonly order: OrderRecord;
  readonly claim: ClaimRecord;
  /** WebP. */
  readonly pictures: readonly Uint8Array[];
  /** The attempt at the door that it is about. */
  readonly attempt?: AttemptRecord | undefined;
}

type Fact = readonly [label: string, value: string];

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** A text that a person wrote, as paragraphs. */
const paragraphsOf = (text: string): string[] => text.split(/\s*\n\s*/).filter((line) => line !== '');

function valuesOf({ order, claim }: Pick<ClaimMailFacts, 'order' | 'claim'>, language: Language) {
  return {
    case: claim.caseNumber,
    number: order.orderNumber,
    kind: claimMailTexts[language].kinds[claim.kind],
    day: formatDay(claim.answerBy, language),
  };
}

/** What was reported, in a language; in the same words in every mail. */
function factsOf({ order, claim, pictures }: ClaimMailFacts, language: Language): Fact[] {
  const texts = claimMailTexts[language];
  const values = valuesOf({ order, claim }, language);
  return [
    [texts.caseNumber, values.case],
    [texts.number, values.number],
    [texts.kind, values.kind],
    ...(claim.valueOre === null
      ? []
      : ([[texts.value, formatPrice(claim.valueOre, language)]] satisfies Fact[])),
    ...(pictures.length === 0 ? [] : ([[texts.pictures, `${pictures.length}`]] satisfies Fact[])),
    [texts.answerBy, values.day],
  ];
}

/** The mail to the company with all that was reported, its pictures attached. */
export function companyMail(sender: Sender, facts: ClaimMailFacts): Mail {
  const { order, claim, pictures, attempt } = facts;
  const { firstName, lastName, email, phoneNr } = order.sender;
  const texts = companyTexts;
  const values = valuesOf(facts, 'sv');
  const customer: Fact[] = [
    [texts.name, `${firstName} ${lastName}`.trim()],
    [texts.email, email],
    [texts.phone, phoneNr],
  ];
  const passage: Passage = {
    subject: fill(texts.subject, values),
    heading: texts.heading,
    paragraphs: claim.text === '' ? [texts.noText] : paragraphsOf(claim.text),
    facts: [
      ...factsOf(facts, 'sv'),
      ...(attempt ? ([[texts.attempt, attemptText(attempt)]] satisfies Fact[]) : []),
      ...(claim.valueOre === null && !isDoorClaim(claim.kind)
        ? ([[claimMailTexts.sv.value, texts.noValue]] satisfies Fact[])
        : []),
      [texts.reporter, claim.byLink ? texts.linkHolder : texts.customer],
      // People need not give a name or a phone.
      ...customer.filter(([, value]) => value !== ''),
      [texts.from, order.pickup.formattedAddress],
      [texts.to, order.dropoff.formattedAddress],
    ],
    notes: [fill(texts.note, values)],
    why: texts.why,
  };
  return {
    ...compose({ to: sender.email, sender, passages: [['sv', passage]] }),
    ...(claim.byLink || email === '' ? {} : { replyTo: email }),
    ...(pictures.length === 0
      ? {}
      : { files: pictures.map((picture, index) => fileOf(claim, picture, index)) }),
  };
}

const attemptText = ({ endedAt, metres }: AttemptRecord): string =>
  fill(companyTexts.metres, { time: formatMoment(endedAt, 'sv'), metres: `${metres}` });

const fileOf = ({ caseNumber }: ClaimRecord, picture: Uint8Array, index: number): MailFile => ({
  name: `${caseNumber}-${index + 1}.webp`,
  type: 'image/webp',
  text: Buffer.from(picture).toString('base64'),
  encoding: 'base64',
});

/** The confirmation to the customer who reported. */
export const receivedMail = (sender: Sender, facts: ClaimMailFacts): Mail =>
  toCustomer(sender, facts, (language) => {
    const texts = claimMailTexts[language];
    const values = valuesOf(facts, language);
    return {
      subject: fill(texts.received.subject, values),
      heading: texts.received.heading,
      paragraphs: [
        ...(isDoorClaim(facts.claim.kind)
          ? [fill(texts.received.door, values)]
          : [fill(texts.received.happened, values), texts.received.next]),
        ...(facts.claim.text === '' ? [] : [texts.report, ...paragraphsOf(facts.claim.text)]),
      ],
      facts: factsOf(facts, language),
    };
  });

/** The company's answer to the customer who reported. */
export const answeredMail = (sender: Sender, facts: Omit<ClaimMailFacts, 'pictures'>): Mail =>
  toCustomer(sender, facts, (language) => {
    const texts = claimMailTexts[language];
    const values = valuesOf(facts, language);
    return {
      subject: fill(texts.answered.subject, values),
      heading: texts.answered.heading,
      paragraphs: paragraphsOf(facts.claim.answer ?? ''),
      facts: [
        [texts.state, texts.states[facts.claim.state]],
        [texts.caseNumber, values.case],
        [texts.number, values.number],
        [texts.kind, values.kind],
      ],
    };
  });

function toCustomer(
  sender: Sender,
  { order }: Pick<ClaimMailFacts, 'order'>,
  contentIn: (language: Language) => Omit<Passage, 'action' | 'notes' | 'why'>,
): Mail {
  const link = customerLink(sender.siteUrl, order);
  const passages = languagesOf(order.language).map((language) => {
    const { open, why } = claimMailTexts[language];
    return [language, { ...contentIn(language), action: { label: open, link }, notes: [], why }] as const;
  });
  return { ...compose({ to: order.sender.email, sender, passages }), replyTo: sender.email };
}
