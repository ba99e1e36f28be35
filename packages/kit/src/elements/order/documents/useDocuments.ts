import { createOrders, type ReceivedOrder } from '@freight/client';
import { useEffect, useRef, useState } from 'react';
import { pageApi } from '#api/calls/pageApi.ts';
import { useElement } from '#bridge/ElementContext.ts';
import { useElementAlert } from '#elements/order/alerts.ts';
import type { definition } from '#elements/order/definition.ts';
import { useOrderTexts } from '#elements/order/strings/index.ts';
import { pdfName } from '#elements/order/views/orderFacts.ts';
import { explain } from '#i18n/explain.ts';
import { configuration } from '#platform/configuration.ts';
import { needsLogin } from '#session/needsLogin.ts';
import { pageSession } from '#session/session.ts';
import { saveFile } from '#ui/save-file/saveFile.ts';
import type { HeldDocument } from './DocumentDialog.tsx';

type Paper = 'invoice' | 'waybill';

/** Which alert a failure gives [DOCS-05] [DOCS-06] [DOCS-07]. */
function alertOf(error: unknown, paper: Paper) {
  const isSignedIn = pageSession().getState().status === 'signed-in';
  if (!isSignedIn || needsLogin(error)) return 'alert.notLoggedIn';
  if (explain(error).status === 404) return 'alert.notFound';
  return paper === 'invoice' ? 'alert.loadFailed' : 'alert.downloadFailed';
}

/** The documents of an order; a failure shows an alert. Without an invoice call the waybill is shown instead (OPEN-83). */
export function useDocuments(order: ReceivedOrder) {
  const t = useOrderTexts();
  const alert = useElementAlert();
  const { host, emit } = useElement<typeof definition>();
  const [busy, setBusy] = useState<Paper>();
  const [shown, setShown] = useState<HeldDocument>();
  const isThere = useIsThere();
  const { orderId, waybill } = order;
  const hasInvoices = configuration.getState().invoicePath !== undefined;

  useEffect(() => () => void (shown && URL.revokeObjectURL(shown.url)), [shown]);

  async function fetchPaper(paper: Paper, load: () => Promise<Blob>, use: (pdf: Blob) => void) {
    if (pageSession().getState().status !== 'signed-in') return alert(t('alert.notLoggedIn'));
    setBusy(paper);
    try {
      const pdf = await load();
      if (!isThere.current) return;
      use(pdf);
      emit('freight-document-opened', { orderId, document: paper });
    } catch (error) {
      // An expired session removes the buttons, and the element still shows the reason.
      if (host?.isConnected) alert(t(alertOf(error, paper)));
    } finally {
      setBusy(undefined);
    }
  }

  return {
    busy,
    shown,
    /** [DOCS-01] [DOCS-04] */
    viewInvoice: () => {
      if (!hasInvoices && !waybill) return alert(t('alert.notAvailable'));
      const fileName = hasInvoices || !waybill ? `${t('invoice.fileName')}-${orderId}` : waybill;
      void fetchPaper(
        'invoice',
        () => pageApi(createOrders).invoice({ orderId, waybill }),
        (pdf) => setShown({ url: URL.createObjectURL(pdf), fileName: pdfName(fileName) }),
      );
    },
    closeInvoice: () => setShown(undefined),
    /** [DOCS-02] [DOCS-03] */
    downloadWaybill: () => {
      if (!waybill) return;
      void fetchPaper(
        'waybill',
        () => pageApi(createOrders).waybill(waybill),
        (pdf) => saveFile(pdf, pdfName(waybill)),
      );
    },
  };
}

/** False once the component is unmounted: a later answer is ignored. */
function useIsThere() {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}
