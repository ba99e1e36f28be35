import { Icon, type IconName } from './Icon.tsx';

interface StatusIconProps {
  icon: IconName;
  /** `good` and `bad`: how it went. `accent`: there is something to do here. */
  kind: 'good' | 'bad' | 'neutral' | 'accent';
}

/** What a screen is about, as a round picture above its words; the css is `ui/status-icon.css`. */
export function StatusIcon({ icon, kind }: StatusIconProps) {
  return (
    <span className={`status-icon status-icon--${kind}`}>
      <Icon name={icon} />
    </span>
  );
}
