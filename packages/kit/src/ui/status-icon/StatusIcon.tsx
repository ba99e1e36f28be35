import { Icon, type IconName } from '#ui/icon/Icon.tsx';

interface StatusIconProps {
  icon: IconName;
  /** `good` and `bad`: the outcome. `accent`: something has to be done. */
  kind: 'good' | 'bad' | 'neutral' | 'accent';
}

/** The outcome of a screen as a round icon above its text; the css is `ui/status-icon/status-icon.css`. */
export function StatusIcon({ icon, kind }: StatusIconProps) {
  return (
    <span className={`status-icon status-icon--${kind}`}>
      <Icon name={icon} />
    </span>
  );
}
