import { telAddress } from '#ui/telAddress.ts';

interface HelpPhoneProps {
  /** Empty for a host without a help line: nothing is shown. */
  phone: string;
  /** The sentence with the number in it. */
  text: string;
}

/** The line below a card that says where help is [TRACKCARD-08] [SENDCARD-07]. */
export function HelpPhone({ phone, text }: HelpPhoneProps) {
  if (!phone) return null;
  // The number in a prepared first frame may be that of this page already, while React still expects the default.
  return (
    <a className="help-phone" href={telAddress(phone)} suppressHydrationWarning>
      {text}
    </a>
  );
}
