import { Icon, type IconName } from '#ui/Icon.tsx';

interface SignProps {
  icon: IconName;
  /** `good` and `bad`: how it went. `accent`: there is something to do here. */
  kind: 'good' | 'bad' | 'neutral' | 'accent';
}

/** What a screen is about, as a round picture above its words; the css is `ui/sign.css`. */
export function Sign({ icon, kind }: SignProps) {
  return (
    <span className={`sign sign--${kind}`}>
      <Icon name={icon} />
    </span>
  );
}
