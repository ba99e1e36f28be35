import { telAddress } from './telAddress.ts';

interface HelpPhoneProps {
  /** Empty for a host without a help line: nothing is shown. */
  phone: string;
  /** The sentence with the number in it. */
  text: string;
}

/** The help phone number below a card [TRACKCARD-08] [SENDCARD-07]. */
export function HelpPhone({ phone, text }: HelpPhoneProps) {
  if (!phone) return null;
  // A prepared first frame may already show the page's own number, while React still expects the default.
  return (
    <a className="help-phone" href={telAddress(phone)} suppressHydrationWarning>
      {text}
    </a>
  );
}
