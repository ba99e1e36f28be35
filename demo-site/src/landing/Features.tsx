import type { DrawingName } from '#content/drawings.ts';
import { useLandingTexts } from '#content/landing/useLandingTexts.ts';
import { Drawing } from '#drawings/Drawing.tsx';

const icons: readonly DrawingName[] = [
  'icon-match',
  'icon-track',
  'icon-push',
  'icon-pay',
  'icon-sign',
  'icon-climate',
  'icon-agreement',
  'icon-price',
  'icon-insurance',
];

/** What is included, claim by claim [SITE-30] to [SITE-38]. */
export function Features() {
  const { featuresTitle, features } = useLandingTexts().apps;
  return (
    <div id="features" className="features">
      <h3>{featuresTitle}</h3>
      <ul>
        {features.map(({ title, text }, index) => (
          <li key={title}>
            <Drawing name={icons[index] ?? 'icon-match'} />
            <div>
              <h4>{title}</h4>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
