import { useSiteTexts } from '#content/useSiteTexts.tsx';
import { usePage } from '#routing/usePage.ts';

/** The customer's password and the facts of the account [ROUTE-10]. */
export function Settings() {
  const { settings } = useSiteTexts();
  const heading = usePage('settings');
  return (
    <div className="page">
      <h1 {...heading}>{settings.heading}</h1>
      <freight-settings />
    </div>
  );
}
