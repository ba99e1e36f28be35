import { createBoards } from '@freight/client';
import type { Board } from '@freight/contract';
import { useState } from 'react';
import { pageApi } from '#api/calls/pageApi.ts';
import { capabilities, useCapability } from '#capabilities/capabilities.ts';
import { useArrivalsTexts } from '#elements/arrivals/strings/index.ts';
import { useRequest } from '#platform/useRequest.ts';
import { useStore } from '#platform/useStore.ts';
import { notify } from '#toasts/toasts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { NewBoard } from './NewBoard.tsx';

/** The customer's boards, and a new one. */
export function Boards() {
  const t = useArrivalsTexts();
  const isOffered = useCapability('boards');
  const {
    state,
    data = [],
    reload,
  } = useRequest(isOffered ? (signal) => pageApi(createBoards).list({ signal }) : undefined, [isOffered]);
  const isSettled = useStore(capabilities(), (known) => known.isSettled);
  if (isSettled && !isOffered)
    return (
      <Notice kind="info">
        <p>{t('unoffered')}</p>
      </Notice>
    );
  if (!isOffered) return <Skeleton lines={4} label={t('loading')} />;
  return (
    <>
      <NewBoard onMade={reload} />
      {state === 'failed' && (
        <Notice kind="error">
          <p>{t('failed')}</p>
        </Notice>
      )}
      {data.length > 0 && (
        <section className="boards__list">
          <h3 part="heading">{t('list.title')}</h3>
          <ul>
            {data.map((board) => (
              <Entry key={board.id} board={board} onEnded={reload} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Entry({ board, onEnded }: { board: Board; onEnded: () => void }) {
  const t = useArrivalsTexts();
  const [isBusy, setBusy] = useState(false);
  const { id, name, place, showsNames } = board;
  async function end(): Promise<void> {
    setBusy(true);
    try {
      await pageApi(createBoards).end(id);
      notify(t('gone', { name }), 'success');
      onEnded();
    } catch {
      notify(t('failed'), 'error');
    }
    setBusy(false);
  }
  return (
    <li className="boards__entry">
      <div>
        <strong>{name}</strong>
        <p className="boards__muted">
          {[place || t('list.all'), showsNames && t('list.names')].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Button kind="secondary" busy={isBusy} aria-label={t('endNamed', { name })} onClick={() => void end()}>
        {t('end')}
      </Button>
    </li>
  );
}
