import { Suspense, useState } from 'react';
import type { PropertiesOf } from '#bridge/definition.ts';
import { lazyPart } from '#bridge/lazyPart.tsx';
import { LoginNeeded } from '#orders/view/LoginNeeded.tsx';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Board } from './board/Board.tsx';
import type { definition } from './definition.ts';
import { boardInAddress } from './link.ts';
import { useArrivalsTexts } from './strings/index.ts';

const Boards = lazyPart(async () => (await import('./manage/Boards.tsx')).Boards, import.meta.url);

/** The board of a token, or the customer's boards; a way in for visitors. */
export function Screen({ board }: PropertiesOf<typeof definition>) {
  const t = useArrivalsTexts();
  const [inAddress] = useState(boardInAddress);
  const userId = useStore(pageSession(), ({ user }) => user?._id ?? '');
  const token = board || inAddress;
  if (token) return <Board key={token} token={token} />;
  return (
    <section className="boards" aria-label={t('title')}>
      <h2 part="heading">{t('title')}</h2>
      <p className="boards__muted">{t('about')}</p>
      {userId ? (
        <Suspense fallback={<Skeleton lines={4} label={t('loading')} />}>
          <Boards key={userId} />
        </Suspense>
      ) : (
        <LoginNeeded isRefused={false}>
          <p>{t('login.needed')}</p>
        </LoginNeeded>
      )}
    </section>
  );
}
