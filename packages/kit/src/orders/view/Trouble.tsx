import { useCommonTexts } from '#i18n/commonTexts.ts';
import { statusSentence, useStatusTexts, whatNext } from '#i18n/statusTexts.ts';
import { configuration } from '#platform/configuration.ts';
import { useStore } from '#platform/useStore.ts';
import { HelpPhone } from '#ui/help-phone/HelpPhone.tsx';
import { unbrokenPhone } from '#ui/help-phone/telAddress.ts';

interface TroubleProps {
  status: string;
  /** False under a headline that does not say what happened. */
  isNamed?: boolean | undefined;
}

/**
 * What happens next to an order that went another way than planned, and whom to call; nothing for all others. What
 * happened is in the headline above it, or in the first line here.
 */
export function Trouble({ status, isNamed = true }: TroubleProps) {
  const t = useStatusTexts();
  const common = useCommonTexts();
  const phone = useStore(configuration, ({ helpPhone }) => helpPhone);
  const next = whatNext(t, status);
  if (!next) return null;
  return (
    <div className="trouble">
      {!isNamed && <p className="trouble__what">{statusSentence(t, status)}</p>}
      <p>{next}</p>
      <HelpPhone phone={phone} text={common('help.phone', { phone: unbrokenPhone(phone) })} />
    </div>
  );
}
