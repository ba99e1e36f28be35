import Bowser from 'bowser';

/** The product names a browser sends: `Firefox` on `Windows`. The rest of its `User-Agent` is not kept. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

export const unknownDevice: Device = { browser: null, system: null };

const longestHeader = 512;
const longestName = 40;

/** The device of a `User-Agent` header; any program may write anything into it. */
export function deviceOf(userAgent: string | undefined): Device {
  const header = userAgent?.slice(0, longestHeader);
  if (!header) return unknownDevice;
  const { browser, os } = Bowser.parse(header);
  return { browser: nameOf(browser.name), system: nameOf(os.name) };
}

const nameOf = (name = ''): string | null => name.slice(0, longestName) || null;
