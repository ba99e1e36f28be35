import { Suspense } from 'react';
import { Apps } from '#landing/Apps.tsx';
import { Community } from '#landing/Community.tsx';
import { Company } from '#landing/Company.tsx';
import { GetStarted } from '#landing/GetStarted.tsx';
import { Hero } from '#landing/Hero.tsx';
import { HowItWorks } from '#landing/HowItWorks.tsx';
import { Partners } from '#landing/Partners.tsx';
import { Portal } from '#landing/Portal.tsx';
import { Steps } from '#landing/Steps.tsx';
import { Testimonials } from '#landing/Testimonials.tsx';

/** Each is hydrated separately, so that a page that can already be read answers a press in between. */
const sections = {
  Steps,
  Community,
  Testimonials,
  Partners,
  HowItWorks,
  GetStarted,
  Apps,
  Portal,
  Company,
};

/** The landing page, its sections in the documented order [ROUTE-01] [SITE-01] (OPEN-15). */
export function Landing() {
  return (
    <>
      <Hero />
      {Object.entries(sections).map(([name, Content]) => (
        <Suspense key={name}>
          <Content />
        </Suspense>
      ))}
    </>
  );
}
