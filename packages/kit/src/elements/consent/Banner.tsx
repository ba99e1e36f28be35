import { useId, useRef, useState } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { type ConsentChoice, consentChoices } from '#consent/consent.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { useTopLayer } from '#ui/top-layer/useTopLayer.ts';
import type { definition } from './definition.ts';
import { texts } from './strings/index.ts';
import { useBottomInset } from './useBottomInset.ts';
import { useFreeEdge } from './useFreeEdge.ts';
import { usePoliteArrival } from './usePoliteArrival.ts';

interface BannerProps {
  /** What was chosen earlier. */
  choice: ConsentChoice | undefined;
  /** True when the visitor opened the banner, false when it appeared automatically. */
  isAskedFor: boolean;
  onChoose: (choice: ConsentChoice) => void;
  onClose: () => void;
}

/** Explains the cookies and offers three equally prominent choices; the page stays usable. */
export function Banner({ choice, isAskedFor, onChoose, onClose }: BannerProps) {
  const t = texts.use();
  const common = useCommonTexts();
  const id = useId();
  const banner = useRef<HTMLElement>(null);
  const edge = useFreeEdge(banner);
  const words = `${t('banner.title')}. ${t('banner.text')}`;
  // Show it first: hidden parts cannot be focused.
  useTopLayer(banner, true);
  useBottomInset(banner, edge === 'bottom');
  const onFocus = usePoliteArrival(banner, { isAskedFor, words });

  return (
    <section
      ref={banner}
      popover="manual"
      className={`banner banner--${edge}`}
      part="banner"
      aria-labelledby={id}
      tabIndex={-1}
      onFocus={onFocus}
      onKeyDown={({ key }) => key === 'Escape' && choice && onClose()}
    >
      <div className="banner__inside">
        <div className="banner__words">
          <h2 part="heading" id={id} className="banner__title">
            {t('banner.title')}
          </h2>
          <p>{t('banner.text')}</p>
          {choice && (
            <p className="banner__current">{t('banner.current', { choice: t(`choice.${choice}`) })}</p>
          )}
          <More />
        </div>
        <div className="banner__choices">
          {consentChoices.map((one) => (
            <Button key={one} kind="secondary" onClick={() => onChoose(one)}>
              {t(`choice.${one}`)}
            </Button>
          ))}
        </div>
        {choice && (
          <button
            type="button"
            className="icon-button banner__close"
            part="icon-button"
            aria-label={common('action.close')}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </section>
  );
}

/** Opens the host's page about cookies, or shows the essentials in place. */
function More() {
  const t = texts.use();
  const { navigate } = useElement<typeof definition>();
  const [isShown, setShown] = useState(false);
  if (isShown) {
    // The pressed button is gone: focus the text it has opened, so that keys can scroll it.
    return (
      <p className="banner__more" tabIndex={-1} ref={(text) => text?.focus()}>
        {t('more.text')}
      </p>
    );
  }
  return (
    <button
      type="button"
      className="banner__link"
      part="link"
      onClick={() => setShown(navigate('cookies') === 'inPlace')}
    >
      {t('more.link')}
    </button>
  );
}
