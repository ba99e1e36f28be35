import type { ReceivedOrder } from '@freight/client';
import { factsOfStatus } from '@freight/contract';
import { useOrderTexts } from '#elements/order/strings/index.ts';
import { priceText } from '#i18n/formats.ts';
import { SendAgain } from '#orders/actions/SendAgain.tsx';
import { includedVat } from '#orders/view/vat.ts';
import { Button } from '#ui/button/Button.tsx';
import { Facts, Section } from '#ui/facts/Facts.tsx';
import { DocumentDialog } from './DocumentDialog.tsx';
import { useDocuments } from './useDocuments.ts';

/** The price and the documents [DETAIL-33] [DETAIL-34] [DETAIL-35]. */
export function Invoice({ order }: { order: ReceivedOrder }) {
  const t = useOrderTexts();
  const { busy, shown, viewInvoice, closeInvoice, downloadWaybill } = useDocuments(order);
  return (
    <Section title={t('invoice.title')}>
      <Facts
        facts={[
          [t('invoice.number'), order.invoiceNumber],
          [t('invoice.price'), priceText(order.price)],
          [t('invoice.total'), priceText(order.price)],
          [t('invoice.vat'), includedVat(order.price)],
        ]}
      />
      <div className="details__actions">
        <Button kind="secondary" busy={busy === 'invoice'} onClick={viewInvoice}>
          {t('invoice.view')}
        </Button>
        {order.waybill && (
          <Button kind="secondary" busy={busy === 'waybill'} onClick={downloadWaybill}>
            {t('waybill.download')}
          </Button>
        )}
        <SendAgain order={order} label={t('action.sendAgain')} />
        {factsOfStatus(order.status)?.phase === 'arrived' && (
          <SendAgain isBack order={order} label={t('action.sendBack')} />
        )}
      </div>
      <DocumentDialog document={shown} onClose={closeInvoice} />
    </Section>
  );
}
