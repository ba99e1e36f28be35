import type { Change, ChangeKind, ChangesOfOrder } from '@freight/contract';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { Focused } from '#orders/drafts/Focused.tsx';
import { Sending } from '#orders/drafts/Sending.tsx';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { ChangeFacts } from './ChangeFacts.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { ChangeReview } from './ChangeReview.tsx';
import { newsSince } from './changeNews.ts';
import { byText, contentsText, newsText } from './changeTexts.ts';
import { changesTexts } from './strings/index.ts';
import type { ChangeRequesting } from './useChange.ts';

interface ChangeDialogProps {
  id: string;
  requesting: ChangeRequesting;
  /** What can still be changed. */
  kinds: readonly ChangeKind[];
  known: ChangesOfOrder;
  /** The changes when the person began to write. */
  seen: readonly Change[];
  take: (changes: ChangesOfOrder) => void;
  reload: () => void;
  isOpen: boolean;
  onClose: () => void;
}

/** Writes a change, shows what it costs before it is sent, how far its sending is, and then its state. */
export function ChangeDialog({
  id,
  requesting,
  kinds,
  known,
  seen,
  isOpen,
  onClose,
  ...calls
}: ChangeDialogProps) {
  const t = changesTexts.use();
  const common = useCommonTexts();
  const { progress, answer, quote } = requesting;
  const news = newsSince(seen, known.changes);
  const own = answer?.changes.findLast((change) => change.isOwn);
  const current = known.changes.find((change) => change.id === own?.id) ?? own;
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('open')} closeLabel={common('action.close')}>
      {progress === 'writing' && news.length > 0 && <Meanwhile news={news} />}
      {progress === 'writing' && !quote && <ChangeForm {...{ requesting, kinds, known }} />}
      {progress === 'writing' && quote && (
        <Focused key="review">
          <ChangeReview {...{ requesting, quote }} isNewer={news.length > 0} />
        </Focused>
      )}
      {progress === 'sent' && (
        <Focused key="sent">
          <Notice kind="success">
            <p>{t('sent')}</p>
          </Notice>
          {current && <ChangeFacts id={id} change={current} {...calls} />}
          <Button onClick={onClose}>{common('action.close')}</Button>
        </Focused>
      )}
      {(progress === 'sending' || progress === 'silent') && (
        <Focused key="sending">
          <Sending
            request={requesting}
            texts={{ sending: t('sending'), silent: t('silent'), change: t('change') }}
            onClose={onClose}
          />
        </Focused>
      )}
    </Dialog>
  );
}

/** What others have done since the person began to write. */
function Meanwhile({ news }: { news: readonly Change[] }) {
  const t = changesTexts.use();
  const language = useLanguage();
  return (
    <Notice kind="warning">
      <p>{t('meanwhile.title')}</p>
      <ul>
        {news.map((change) => (
          <li key={change.id}>
            {newsText(t, change)}
            {' ('}
            {[byText(t, change), contentsText(change, language)].filter(Boolean).join(', ')}
            {')'}
          </li>
        ))}
      </ul>
      <p>{t('meanwhile.kept')}</p>
    </Notice>
  );
}
