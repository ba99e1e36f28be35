import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** A delivery as an entry in a calendar. */
export interface CalendarDelivery {
  /** Stays the same for as long as it is the same delivery. */
  readonly key: string;
  /** Grows with every change, so that a calendar takes the newer one. */
  readonly sequence: number;
  readonly from: Date;
  readonly to: Date;
  readonly title: string;
  readonly description: string;
  readonly place?: string | undefined;
  readonly link: string;
  readonly isCancelled: boolean;
}

const methodOf = ({ isCancelled }: Pick<CalendarDelivery, 'isCancelled'>) =>
  isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;

/**
 * The delivery as a file of RFC 5545, `now` being when it was written. A calendar that is given a later one of the same
 * delivery moves it instead of adding another, and removes a cancelled one (RFC 5546).
 */
export function deliveryCalendar(
  delivery: CalendarDelivery,
  company: { readonly name: string; readonly email: string },
  now: Date,
): string {
  const domain = new URL(delivery.link).hostname;
  const calendar = ical({
    prodId: { company: company.name, product: 'Delivery' },
    method: methodOf(delivery),
  });
  calendar.createEvent({
    id: `${delivery.key}@${domain}`,
    sequence: delivery.sequence,
    stamp: now,
    organizer: { name: company.name, email: company.email },
    start: delivery.from,
    end: delivery.to,
    summary: delivery.title,
    description: delivery.description,
    url: delivery.link,
    status: delivery.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(delivery.place ? { location: delivery.place } : {}),
  });
  return calendar.toString();
}

export const calendarType = (delivery: Pick<CalendarDelivery, 'isCancelled'>): string =>
  `text/calendar; charset=utf-8; method=${methodOf(delivery)}`;
