import { approvalKey } from '#session/drafts.ts';

const approvalMark = '#approval=';

/** The address of a page with the sending flow that opens an order which somebody else is to place. */
export const approvalLink = (page: string, token: string): string =>
  `${page.replace(/#.*/, '')}${approvalMark}${token}`;

/** Called when it has been opened, or is not wanted. */
export function dropApproval(): void {
  try {
    sessionStorage.removeItem(approvalKey);
  } catch {
    // Storage is blocked in some embeds: then nothing was kept either.
  }
}

/** The token of such a link, which leaves the address; empty without one. */
export function approvalLeft(): string {
  try {
    const { hash } = location;
    if (hash.startsWith(approvalMark)) {
      sessionStorage.setItem(approvalKey, hash.slice(approvalMark.length));
      history.replaceState(history.state, '', location.href.slice(0, -hash.length));
    }
    return sessionStorage.getItem(approvalKey) ?? '';
  } catch {
    // Storage is blocked in some embeds: then it lasts as long as the address.
    return location.hash.startsWith(approvalMark) ? location.hash.slice(approvalMark.length) : '';
  }
}
