import { useOrderTexts } from '#elements/order/strings/index.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';

/** A document in the page's memory. */
export interface HeldDocument {
  /** Address of a blob. */
  url: string;
  fileName: string;
}

/** The PDF in a frame, if the browser shows PDFs, and always as a download [DOCS-01] [DOCS-03]. */
export function DocumentDialog({
  document: held,
  onClose,
}: {
  document: HeldDocument | undefined;
  onClose: () => void;
}) {
  const t = useOrderTexts();
  const common = useCommonTexts();
  const isShown = navigator.pdfViewerEnabled !== false;
  return (
    <Dialog
      open={held !== undefined}
      onClose={onClose}
      title={t('invoice.title')}
      closeLabel={common('action.close')}
      wide
    >
      {held && (
        <>
          {isShown ? (
            <iframe className="document" src={held.url} title={t('invoice.frame')} />
          ) : (
            <p>{t('invoice.noViewer')}</p>
          )}
          <a
            className="button button--primary"
            part="button primary"
            href={held.url}
            download={held.fileName}
          >
            {t('invoice.download')}
          </a>
        </>
      )}
    </Dialog>
  );
}
