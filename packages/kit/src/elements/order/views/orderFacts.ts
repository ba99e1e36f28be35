import type { ReceivedOrder } from '@freight/client';
import { movingStatuses } from '@freight/contract';

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

/** The position of the goods is meaningful only while they move. */
export const isOnTheRoad = (status: string): boolean => movingStatuses.some((moving) => moving === status);

/** An empty list of drivers means that there is no driver yet (OPEN-80) [DETAIL-18] [DETAIL-19] [DETAIL-20]. */
export const showsDriver = ({ driver, status }: ReceivedOrder): boolean =>
  driver.length > 0 || isOnTheRoad(status);

const forbidden = /[\\/:*?"<>|\p{Cc}]/gu;

/** The waybill is a number or a file name already [DETAIL-61]; as a file it is a PDF. */
export function pdfName(name: string): string {
  const safe = name.replace(forbidden, '-');
  return /\.pdf$/i.test(safe) ? safe : `${safe}.pdf`;
}
