import { useEffect } from 'react';
import { LoginNeeded } from '#orders/view/LoginNeeded.tsx';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';
import { Columns } from './choose/Columns.tsx';
import { SheetChoice } from './choose/SheetChoice.tsx';
import { Lines } from './lines/Lines.tsx';
import { useSheetTexts } from './strings/index.ts';
import { endSheet, keepSheet, orderSheet } from './work/sheet.ts';

/** A sheet on its way to orders; a way in for visitors. */
export function Screen() {
  const t = useSheetTexts();
  const userId = useStore(pageSession(), ({ user }) => user?._id ?? '');
  return (
    <section className="sheet" aria-label={t('title')}>
      <h2 part="heading">{t('title')}</h2>
      {userId ? (
        <OwnSheet key={userId} userId={userId} />
      ) : (
        <LoginNeeded isRefused={false}>
          <p>{t('login.needed')}</p>
        </LoginNeeded>
      )}
    </section>
  );
}

/** Must be keyed by user. */
function OwnSheet({ userId }: { userId: string }) {
  const { customer, rows, lines } = useStore(orderSheet(), (sheet) => sheet);
  const isOfOther = customer !== '' && customer !== userId;
  useEffect(() => {
    if (isOfOther) endSheet();
  }, [isOfOther]);
  useEffect(() => {
    addEventListener('pagehide', keepSheet);
    return () => {
      removeEventListener('pagehide', keepSheet);
      keepSheet();
    };
  }, []);
  if (isOfOther || customer === '') return <SheetChoice userId={userId} />;
  return lines.length === 0 && rows.length > 0 ? <Columns /> : <Lines />;
}
