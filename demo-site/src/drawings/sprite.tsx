import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type DrawingName, spriteOf } from '#content/drawings.ts';
import type { ScreenTexts } from '#content/landing/screens/screenTexts.ts';
import { CustomerPhone } from './CustomerPhone.tsx';
import { DriverPhone } from './DriverPhone.tsx';
import { highlights } from './highlights.tsx';
import { icons } from './icons.tsx';
import { landscape } from './landscape.tsx';
import { marks } from './marks.tsx';
import { PortalSchedule } from './PortalSchedule.tsx';
import { PortalStatistics } from './PortalStatistics.tsx';
import { portraits } from './portraits.tsx';
import { steps } from './steps.tsx';

const pictures: Record<DrawingName, (texts: ScreenTexts) => ReactNode> = {
  landscape,
  ...highlights,
  ...steps,
  ...portraits,
  'phone-customer': CustomerPhone,
  'phone-driver': DriverPhone,
  'portal-schedule': PortalSchedule,
  'portal-statistics': PortalStatistics,
  ...icons,
  ...marks,
};

const textsByFile = import.meta.glob<ScreenTexts>('../content/landing/screens/??.ts', {
  eager: true,
  import: 'screens',
});

/**
 * The files of all pictures, one per language, for the build: address and content. A file displays nothing on its own,
 * so that no browser lays out every picture a second time only to copy from it.
 */
export const sprites = (): [path: string, svg: string][] =>
  Object.entries(textsByFile).map(([file, texts]) => [
    spriteOf(file.slice(-'sv.ts'.length, -'.ts'.length)),
    renderToStaticMarkup(
      <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
        <svg display="none" aria-hidden="true">
          {Object.entries(pictures).map(([name, draw]) => (
            <symbol key={name} id={name} overflow="visible">
              {draw(texts)}
            </symbol>
          ))}
        </svg>
      </svg>,
    ),
  ]);
