/** When an order arrives, as a screen shows it. */
export interface ShownArrival {
  /** `held`: the order needs help first. `arrived`: delivered, after a promise. */
  state: 'expected' | 'late' | 'held' | 'arrived';
  /** When it arrives, or by how much it is late; empty after the delivery. */
  text: string;
  /** ISO text; undefined for words of the server that no machine can read. */
  dateTime: string | undefined;
  /** When it is there at the latest, in milliseconds since 1970; NaN for such words. */
  ends: number;
}
