import { configuration } from './configuration.ts';

/** Where an event comes from, for a host's statistics: nothing of it names a person or an order. */
export interface FreightEventSource {
  /** The partner's publishable key, if the page has one. */
  readonly partner: string | undefined;
  /** The path of the page, without its query and its fragment. */
  readonly page: string;
  /** The tag that dispatched it; undefined for an event of the page as a whole. */
  readonly element: string | undefined;
}

/** An event of the kit; it bubbles and crosses shadow roots. */
export class FreightEvent<Detail> extends CustomEvent<Detail> {
  readonly source: FreightEventSource;

  constructor(name: string, detail: Detail, host?: Element, cancelable = false) {
    super(name, { detail, cancelable, bubbles: true, composed: true });
    this.source = {
      partner: configuration.getState().key,
      page: location.pathname,
      element: host?.localName,
    };
  }
}
