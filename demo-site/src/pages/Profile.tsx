import { useSiteTexts } from '#content/useSiteTexts.tsx';
import { usePage } from '#routing/usePage.ts';

/** The customer's photo, name and address [ROUTE-09]. */
export function Profile() {
  const { profile } = useSiteTexts();
  const heading = usePage('profile');
  return (
    <div className="page">
      <h1 {...heading}>{profile.heading}</h1>
      <freight-profile />
    </div>
  );
}
