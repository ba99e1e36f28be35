import { useElement } from '#bridge/ElementContext.ts';
import { useStatusTexts } from '#i18n/statusTexts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';

interface TopRowProps {
  /** Where the way back leads. */
  label: string;
  onBack: () => void;
}

/**
 * The way back, and the way to what can be done with the order. That is below everything else, because it appears when the
 * API has answered and must not move what is read meanwhile; this button has its place from the beginning, and shows when
 * there is something to lead to.
 */
export function TopRow({ label, onBack }: TopRowProps) {
  const t = useStatusTexts();
  const { host } = useElement();
  const goToActions = () => {
    const actions = host?.shadowRoot?.querySelector<HTMLElement>('.actions');
    actions?.scrollIntoView({ block: 'start' });
    actions?.focus({ preventScroll: true });
  };
  return (
    <div className="top">
      <Button kind="quiet" className="back" onClick={onBack}>
        <Icon name="arrowLeft" />
        <span>{label}</span>
      </Button>
      <Button kind="quiet" className="to-actions" onClick={goToActions}>
        <span>{t('actions')}</span>
        <Icon name="arrowDown" />
      </Button>
    </div>
  );
}
