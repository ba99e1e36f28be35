import { deliveryZone, type Language, locales } from '@freight/contract';
import { townNameAt } from '@freight/sample-services/geo/nearestTown';
import type { AttemptRecord } from '#db/schema/handovers.ts';
import type { OrderRecord } from '#db/schema/orders.ts';
import type { ArrivalWindow } from '#dispatch/arrivalWindow.ts';
import { compose, languagesOf, type Passage, type Sender } from '#mail/letter.ts';
import type { Mail } from '#mail/mail.ts';
import { amountsOf, vatPercent } from '#orderFacts/amounts.ts';
import { formatMoment, formatPrice, formatsByLanguage, zoneName } from '#orderFacts/formats.ts';
import { orderCalendar } from './orderCalendar.ts';
import { orderMailLabels } from './orderLabels.ts';
import { type OrderMailName, type OrderMailTexts, orderMailTexts } from './orderTexts.ts';
import { type WatcherMailName, watcherLabels, watcherMailNames, watcherTexts } from './watcherTexts.ts';

/** The data for a mail about an order. */
export interface OrderMailFacts {
  readonly order: OrderRecord;
  /** Null where it is not known. */
  readonly language: Language | null;
  /** When the goods are expected; undefined when nothing is. */
  readonly window: ArrivalWindow | undefined;
  /** Milliseconds. */
  readonly now: number;
  /** The newest attempt at the door, of a mail about it; only the customer reads it. */
  readonly attempt?: AttemptRecord | undefined;
  /** Where one click ends such mails; none for the confirmation, which everybody gets. */
  readonly unsubscribe?: string;
}

type Fact = readonly [label: string, value: string];

/** A mail to the customer about what became of the order. */
export function orderMail(name: OrderMailName, sender: Sender, facts: OrderMailFacts): Mail {
  return write(name, sender, facts, facts.order.sender.email);
}

/**
 * The one mail to the recipient. A stranger's order sends it in the company's name, so it holds no words of that order:
 * the towns are those of the coordinates, and of the sender only a plain first name is shown.
 */
export function comingMail(sender: Sender, facts: OrderMailFacts): Mail {
  const { order } = facts;
  const name = firstNameOf(order) === undefined ? 'comingUnnamed' : 'coming';
  return write(name, sender, { ...facts, order: withKnownTowns(order) }, order.receiver.email);
}

/** A mail to somebody who watches the order. A customer's order sends it to strangers: it holds no words of the order. */
export function watcherMail(name: WatcherMailName, sender: Sender, facts: OrderMailFacts, to: string): Mail {
  return write(name, sender, { ...facts, order: withKnownTowns(facts.order) }, to);
}

type AnyMailName = OrderMailName | WatcherMailName;

/** Letters alone: nothing that a mail program makes a link of. */
const plainName = /^\p{L}{1,30}$/u;

const firstNameOf = ({ sender }: OrderRecord): string | undefined =>
  plainName.exec(sender.firstName.trim().normalize('NFC'))?.[0];

function withKnownTowns(order: OrderRecord): OrderRecord {
  const [from, to] = [townNameAt(order.pickup), townNameAt(order.dropoff)];
  return { ...order, pickup: { ...order.pickup, city: from }, dropoff: { ...order.dropoff, city: to } };
}

function write(name: AnyMailName, sender: Sender, facts: OrderMailFacts, to: string): Mail {
  const { order, window, unsubscribe } = facts;
  const spoken = languagesOf(facts.language);
  const passages = spoken.map((language) => [language, passageOf(name, sender, facts, language)] as const);
  const [first = 'sv'] = spoken;
  return {
    ...compose({ to, sender, passages }),
    replyTo: sender.email,
    ...(window
      ? { files: [orderCalendar({ ...order, language: first }, window, sender, new Date(facts.now))] }
      : {}),
    ...(unsubscribe === undefined ? {} : { unsubscribe }),
  };
}

function passageOf(name: AnyMailName, sender: Sender, facts: OrderMailFacts, language: Language): Passage {
  const { order, window, unsubscribe } = facts;
  const labels = orderMailLabels[language];
  const texts = isToWatcher(name) ? watcherTexts[language][name] : orderMailTexts[language][name];
  const wording = fill(texts, order, language);
  const track = { label: labels.track, link: linkOf(sender, `/tracking?orderId=${order.orderNumber}`) };
  const papers = { label: labels.papers, link: linkOf(sender, `/order-details/${order.orderNumber}`) };
  // What happened at the door is shown there alone.
  const door = { label: labels.order, link: papers.link };
  const again = { label: labels.again, link: linkOf(sender, '/package-sending') };
  const settings = { label: labels.choose, link: linkOf(sender, '/settings') };
  const stop = isToWatcher(name) ? watcherLabels[language].stop : labels.stop;
  return {
    subject: wording.subject,
    heading: wording.heading,
    paragraphs: name === 'placed' ? [wording.happened] : [wording.happened, wording.next],
    facts: factsOf(name, sender, facts, language),
    action: name === 'cancelled' ? again : name === 'nobodyHome' ? door : track,
    links: isToOthers(name) || order.sender.isOfPartner ? [] : [papers, settings],
    notes: [
      ...(name === 'placed' ? [wording.next] : []),
      ...(window ? [name === 'cancelled' ? labels.calendarCancelled : labels.calendar] : []),
    ],
    why: isToWatcher(name)
      ? watcherLabels[language].why
      : isToOthers(name)
        ? labels.whyRecipient
        : labels.why,
    ...(unsubscribe === undefined ? {} : { stop: { label: stop, link: unsubscribe } }),
  };
}

const isToWatcher = (name: AnyMailName): name is WatcherMailName =>
  watcherMailNames.some((one) => one === name);

/** To somebody who is not the customer. */
const isToOthers = (name: AnyMailName): boolean =>
  name === 'coming' || name === 'comingUnnamed' || isToWatcher(name);

const linkOf = ({ siteUrl }: Sender, path: string): string => siteUrl + path;

/** The texts with the words in braces filled in; the subject stays on one line with any values. */
function fill(texts: OrderMailTexts, order: OrderRecord, language: Language): OrderMailTexts {
  const changedAt = order.history.at(-1)?.changedAt;
  const values: Record<string, string> = {
    number: order.orderNumber,
    from: order.pickup.city || order.pickup.formattedAddress,
    to: order.dropoff.city || order.dropoff.formattedAddress,
    sender: firstNameOf(order) ?? '',
    time: formatMoment(changedAt ? new Date(changedAt) : order.updatedAt, language),
  };
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (all, value: string) => (values[value] ?? all).replace(/\s+/g, ' '));
  const { subject, heading, happened, next } = texts;
  return {
    subject: filled(subject),
    heading: filled(heading),
    happened: filled(happened),
    next: filled(next),
  };
}

const weights = formatsByLanguage(
  (language) => new Intl.NumberFormat(locales[language], { style: 'unit', unit: 'kilogram' }),
);
const windows = formatsByLanguage(
  (language) =>
    new Intl.DateTimeFormat(locales[language], {
      timeZone: deliveryZone,
      timeZoneName: 'short',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/** The receipt with the confirmation; else which order it is and when it comes. */
function factsOf(
  name: AnyMailName,
  sender: Sender,
  { order, window, attempt }: OrderMailFacts,
  language: Language,
): Fact[] {
  const labels = orderMailLabels[language];
  const numbers: Fact[] = [[labels.number, order.orderNumber]];
  // It is the customer's own: the mails of others do not have it.
  if (order.reference !== null && !isToOthers(name)) numbers.push([labels.reference, order.reference]);
  const arrival: Fact[] =
    window && name !== 'cancelled' ? [[labels.arrival, windowText(window, language)]] : [];
  if (name !== 'placed')
    return [
      ...numbers,
      ...arrival,
      ...promiseFacts(name, order, language),
      ...(attempt ? handoverFacts(attempt, language) : []),
    ];
  const { quantity, weight: kg } = order.goods;
  const { totalOre, vatOre } = amountsOf(order.priceOre, order.priceParts);
  return [
    ...numbers,
    ...arrival,
    [labels.from, order.pickup.formattedAddress],
    [labels.to, order.dropoff.formattedAddress],
    [
      labels.goods,
      labels.pieces
        .replace('{count}', `${quantity}`)
        .replace('{weight}', weights(language).format(kg * quantity)),
    ],
    [labels.total, formatPrice(totalOre, language)],
    [labels.vat.replace('25', `${vatPercent}`), formatPrice(vatOre, language)],
    [labels.payment, order.paymentStatus === 'paid' ? labels.paid : labels.unpaid],
    [labels.seller, `${sender.name}, ${sender.address}`],
  ];
}

/** What was promised first, and why the arrival moved. */
function promiseFacts(name: AnyMailName, { arrivals }: OrderRecord, language: Language): Fact[] {
  const [first, last] = [arrivals[0], arrivals.at(-1)];
  const isLate = name === 'late' || name === 'watchLate';
  if (!(isLate || name === 'caughtUp' || name === 'watchCaughtUp') || !first || !last) return [];
  const labels = orderMailLabels[language];
  const promised: Fact = [
    labels.promised,
    windowText({ from: new Date(first.from), to: new Date(first.to) }, language),
  ];
  // That a home was empty is nobody else's business.
  const isPrivate = last.reason === 'nobodyHome' && isToOthers(name);
  const reason = !isPrivate && (last.reasonText ?? (last.reason && labels.reasons[last.reason]));
  return isLate && reason ? [promised, [labels.reason, reason]] : [promised];
}

/** When and how far from the door the driver was, whether the code was right, and who received it. */
function handoverFacts(
  { outcome, endedAt, metres, codeRight, name }: AttemptRecord,
  language: Language,
): Fact[] {
  const labels = orderMailLabels[language];
  const door = labels.atTheDoor
    .replace('{time}', formatMoment(endedAt, language))
    .replace('{metres}', `${metres}`);
  return [
    [outcome === 'delivered' ? labels.handedOver : labels.attempt, door],
    ...(codeRight ? ([[labels.code, labels.codeRight]] satisfies Fact[]) : []),
    ...(name ? ([[labels.receivedBy, name]] satisfies Fact[]) : []),
  ];
}

/** `22 november 14:10–14:40 CET`: the time of the delivery, because the reader's zone is unknown. */
function windowText({ from, to }: ArrivalWindow, language: Language): string {
  const format = windows(language);
  // In the night the clocks go back a range alone would read backwards: 02:45–02:15.
  if (zoneName(from, language) !== zoneName(to, language))
    return `${format.format(from)} – ${format.format(to)}`;
  return format.formatRange(from, to);
}
