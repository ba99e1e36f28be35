import { useCommonTexts } from '#i18n/commonTexts.ts';
import { useStatusTexts, whatNext } from '#i18n/statusTexts.ts';
import { configuration } from '#runtime/configuration.ts';
import { useStore } from '#runtime/useStore.ts';
import { HelpPhone } from '#ui/HelpPhone.tsx';
import { unbrokenPhone } from '#ui/telAddress.ts';

/**
 * What happens next to an order that went another way than planned, and whom to call; nothing for all others. What
 * happened says the headline above it.
 */
export function Trouble({ status }: { status: string }) {
  const t = useStatusTexts();
  const common = useCommonTexts();
  const phone = useStore(configuration, ({ helpPhone }) => helpPhone);
  const next = whatNext(t, status);
  if (!next) return null;
  return (
    <div className="trouble">
      <p>{next}</p>
      <HelpPhone phone={phone} text={common('help.phone', { phone: unbrokenPhone(phone) })} />
    </div>
  );
}
