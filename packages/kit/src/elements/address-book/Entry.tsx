import type { ReactNode } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { useBookTexts } from './strings/index.ts';

interface EntryProps {
  name: string;
  badge?: string | undefined;
  children: ReactNode;
  onEdit: () => void;
  onRemove: () => void;
}

/** One saved thing, with what can be done about it. */
export function Entry({ name, badge, children, onEdit, onRemove }: EntryProps) {
  const t = useBookTexts();
  return (
    <li className="book__entry" part="entry">
      <div className="book__words">
        <h4 part="heading" className="book__name">
          {name}
          {badge && <span className="book__badge">{badge}</span>}
        </h4>
        {children}
      </div>
      <div className="book__buttons">
        <Button kind="secondary" aria-label={t('edit.named', { name })} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button kind="quiet" aria-label={t('remove.named', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}
