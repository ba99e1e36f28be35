import { type DrawingName, drawings, spriteOf } from '#content/drawings.ts';
import { useSite } from '#content/useSiteTexts.tsx';

interface DrawingProps {
  name: DrawingName;
  /** The subject of the picture; left out for pictures that only accompany a text. */
  label?: string;
  className?: string;
}

/** A drawing in the colours of its surroundings. It is loaded from a file of its own, so that pages stay small. */
export function Drawing({ name, label, className }: DrawingProps) {
  const { language } = useSite();
  const [width, height] = drawings[name];
  // If the box is too narrow for the whole drawing, its beginning is shown.
  const box = {
    className,
    preserveAspectRatio: 'xMinYMid slice',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
  };
  const picture = <use href={`${spriteOf(language)}#${name}`} />;
  return label ? (
    <svg {...box} role="img" aria-label={label}>
      {picture}
    </svg>
  ) : (
    <svg {...box} aria-hidden="true">
      {picture}
    </svg>
  );
}
