import type { ReactNode, RefObject } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { useSheet } from '#styles/useSheet.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { creditText } from './creditText.ts';
import css from './map.css?inline';
import type { MapView } from './mapProvider.ts';
import { useMapTexts } from './strings/index.ts';

interface MapStageProps {
  state: 'loading' | 'ready' | 'failed';
  view: MapView | undefined;
  retry: () => void;
  /** What the map is drawn into. */
  ground: RefObject<HTMLDivElement | null>;
  /** Shown over a failed map, beside the retry button. */
  instead?: ReactNode;
  /** What floats over the map. */
  children?: ReactNode;
}

/** A map with its loading and error states, zoom buttons and credit [MAP-11] [MAP-12]. */
export function MapStage({ state, view, retry, ground, instead, children }: MapStageProps) {
  const t = useMapTexts();
  const common = useCommonTexts();
  const { host } = useElement();
  useSheet(host, css);
  return (
    <div className="map" data-state={state}>
      <div className="map__ground" ref={ground} aria-hidden="true" />
      {state === 'loading' && (
        <p className="map__state" role="status">
          <Spinner />
          <span>{t('map.loading')}</span>
        </p>
      )}
      {state === 'failed' && (
        <div className="map__state" role="alert">
          <p>{t('map.failed')}</p>
          {instead}
          <Button kind="secondary" onClick={retry}>
            {common('action.retry')}
          </Button>
        </div>
      )}
      {view && (
        <div className="map__zoom" data-floats="">
          <button
            type="button"
            className="map__button"
            part="icon-button"
            aria-label={t('map.zoomIn')}
            onClick={() => view.zoomBy(1)}
          >
            <Icon name="plus" />
          </button>
          <button
            type="button"
            className="map__button"
            part="icon-button"
            aria-label={t('map.zoomOut')}
            onClick={() => view.zoomBy(-1)}
          >
            <Icon name="minus" />
          </button>
        </div>
      )}
      {children}
      {view?.credit && (
        <small className="map__credit" data-floats="">
          {creditText(view.credit, t('map.sampleStreets'))}
        </small>
      )}
    </div>
  );
}
