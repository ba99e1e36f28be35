import { useState } from 'react';
import { useSheetTexts } from '#elements/order-sheet/strings/index.ts';
import { endSheet, orderSheet } from '#elements/order-sheet/work/sheet.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { useStore } from '#platform/useStore.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';

const makeAgain = () => orderSheet().setState({ lines: [] });

/** The ways back: to the columns while nothing is ordered, and to another sheet; what was corrected is not lost by one press. */
export function Leaving({ isBegun }: { isBegun: boolean }) {
  const t = useSheetTexts();
  const common = useCommonTexts();
  const mayLose = useStore(
    orderSheet(),
    ({ isCorrected, lines }) => isCorrected && lines.some(({ order }) => !order),
  );
  const [asked, setAsked] = useState<{ leave: () => void }>();
  const press = (leave: () => void) => () => (mayLose ? setAsked({ leave }) : leave());
  return (
    <div className="sheet__buttons">
      {!isBegun && (
        <Button kind="quiet" onClick={press(makeAgain)}>
          {t('columns.change')}
        </Button>
      )}
      <Button kind="quiet" onClick={press(endSheet)}>
        {t('other')}
      </Button>
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t('leave.title')}
        closeLabel={common('action.close')}
      >
        <p>{t('leave.text')}</p>
        <div className="sheet__buttons">
          <Button kind="secondary" onClick={() => asked?.leave()}>
            {t('leave.confirm')}
          </Button>
          <Button onClick={() => setAsked(undefined)}>{t('leave.stay')}</Button>
        </div>
      </Dialog>
    </div>
  );
}
