import type { ReceivedOrder } from '@freight/client';
import { useOrderTexts } from '#elements/order/strings/index.ts';
import { FactSection } from '#ui/facts/Facts.tsx';

/** Who sends and who receives [DETAIL-13] [DETAIL-14]. */
export function Contacts({ order }: { order: ReceivedOrder }) {
  const t = useOrderTexts();
  const { senderContactInfo: sender, receiverContactInfo: receiver } = order;
  return (
    <>
      <FactSection
        title={t('sender.title')}
        facts={[
          [t('person.name'), sender.name],
          [t('person.email'), sender.email],
          [t('person.phone'), sender.phoneNr],
        ]}
      />
      <FactSection
        title={t('receiver.title')}
        facts={[
          [t('person.name'), receiver.name],
          [t('person.phone'), receiver.phoneNr],
        ]}
      />
    </>
  );
}
