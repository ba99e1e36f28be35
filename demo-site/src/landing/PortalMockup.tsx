import type { PortalScreen } from '#content/landing/landingTexts.ts';
import { useLandingTexts } from '#content/landing/useLandingTexts.ts';
import { Drawing } from '#drawings/Drawing.tsx';
import { useDialog } from './useDialog.ts';

/** A drawn screen of the portal that fills the window when it is clicked [SITE-26] [SITE-27]. */
export function PortalMockup({ screen }: { screen: PortalScreen }) {
  const { portal } = useLandingTexts();
  const { caption, description } = portal.screens[screen];
  const { dialog, isOpen, open, onClose } = useDialog();
  return (
    <figure className="mockup">
      <button type="button" className="mockup__open" onClick={open}>
        <Drawing name={`portal-${screen}`} label={description} />
        <span className="visually-hidden"> {portal.enlarge}</span>
        <svg className="mockup__sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />
        </svg>
      </button>
      <figcaption>{caption}</figcaption>
      {isOpen && (
        <dialog ref={dialog} className="mockup__dialog" aria-label={caption} onClose={onClose}>
          <form method="dialog">
            <button type="submit" className="pill-button">
              {portal.close}
            </button>
          </form>
          <Drawing name={`portal-${screen}`} label={description} />
        </dialog>
      )}
    </figure>
  );
}
