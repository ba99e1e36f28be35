import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { MapStage } from '#maps/MapStage.tsx';
import { mapCentre } from '#maps/mapCentre.ts';
import type { Location } from '#maps/places/places.ts';
import { useMapTexts } from '#maps/strings/index.ts';
import { useMap } from '#maps/useMap.ts';
import { useQuirk } from '#platform/quirks/useQuirk.ts';
import { useSheet } from '#styles/useSheet.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { ownPosition } from './geolocation.ts';
import { mapKey } from './mapKeys.ts';
import { PickerNote } from './PickerNote.tsx';
import css from './picker.css?inline';
import { useFullSize } from './useFullSize.ts';
import { usePicking } from './usePicking.ts';

/** How close the picker begins [MAP-03]. */
const firstZoom = 12;

export interface MapPickerProps {
  /** What is chosen already; null for what is not. */
  pickup: Location | null;
  dropoff: Location | null;
  onPicked: (pickup: Location, dropoff: Location) => void;
  onClose: () => void;
}

/** Chooses the pickup and then the drop-off by pressing them on a map, with mouse, finger or keys. */
export function MapPicker({ onPicked, onClose, ...given }: MapPickerProps) {
  const t = useMapTexts();
  const { host } = useElement();
  useSheet(host, css);
  const picker = useRef<HTMLElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const keys = useRef<HTMLDivElement>(null);
  const [chosen] = useState(given);
  const hasMoved = useRef(chosen.pickup !== null || chosen.dropoff !== null);
  const [isByKeys, setByKeys] = useState(false);
  const titleId = useId();
  const keysId = useId();
  const hasLetters = useQuirk('pickerMarkers') !== 'dots';
  const full = useFullSize(picker);
  const { phase, spot, pickup, isResolving, press, confirm } = usePicking(chosen, onPicked);
  const map = useMap(ground, {
    centre: chosen.pickup ?? chosen.dropoff ?? mapCentre(),
    zoom: firstZoom,
    takesGestures: true,
    onClick: (point) => {
      hasMoved.current = true;
      setByKeys(false);
      press(point);
    },
    onMove: () => {
      hasMoved.current = true;
    },
  });
  const { view } = map;

  useEffect(() => picker.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (!view) return;
    let isHere = true;
    void ownPosition().then((position) => {
      if (position && isHere && !hasMoved.current) view.centreOn(position);
    });
    return () => {
      isHere = false;
    };
  }, [view]);
  useEffect(() => {
    const pressed =
      spot.state === 'looking' ? spot.point : spot.state === 'found' ? spot.location : undefined;
    // A press that finds nothing removes the marker; before the first press the place chosen before stays marked.
    const asked = pressed ?? (spot.state === 'none' ? (chosen[phase] ?? undefined) : undefined);
    const points = { pickup, dropoff: chosen.dropoff ?? undefined, [phase]: asked };
    view?.setMarker('pickup', points.pickup, hasLetters ? t('marker.pickup') : '');
    view?.setMarker('dropoff', points.dropoff, hasLetters ? t('marker.dropoff') : '');
  }, [view, spot, phase, pickup, chosen, t, hasLetters]);
  useEffect(() => {
    if (phase === 'dropoff' && chosen.pickup && chosen.dropoff) view?.centreOn(chosen.dropoff);
  }, [view, phase, chosen]);

  function onKeyDown(event: KeyboardEvent): void {
    const done = view && mapKey(event, view, () => press(view.centre()));
    if (!done) return;
    event.preventDefault();
    hasMoved.current = true;
    setByKeys(true);
  }

  function onPickerKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (full.isFull) full.leave();
    else onClose();
  }

  // Behind a full-size map nothing may have the focus: what has it could not be seen.
  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (full.isFull && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) full.leave();
  }

  return (
    <section
      ref={picker}
      className="picker"
      data-full={full.isFull ? '' : undefined}
      popover={full.isPopover ? 'manual' : undefined}
      tabIndex={-1}
      aria-labelledby={titleId}
      onKeyDown={onPickerKeyDown}
      onBlur={onBlur}
    >
      <div className="picker__head">
        <h2 part="heading" id={titleId} className="picker__title">
          {t('picker.title')}
        </h2>
        <button
          type="button"
          className="icon-button"
          part="icon-button"
          aria-label={t(full.isFull ? 'picker.collapse' : 'picker.expand')}
          onClick={full.toggle}
        >
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path
              d={
                full.isFull
                  ? 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5'
                  : 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'
              }
            />
          </svg>
        </button>
        <button
          type="button"
          className="icon-button"
          part="icon-button"
          aria-label={t('picker.close')}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <MapStage {...map} ground={ground} instead={<p>{t('picker.typeInstead')}</p>}>
        {view && (
          <>
            <div
              ref={keys}
              className="picker__keys"
              role="application"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a map that is moved by keys has to have the focus
              tabIndex={0}
              aria-label={t('picker.map')}
              aria-describedby={keysId}
              data-by-keys={isByKeys ? '' : undefined}
              onKeyDown={onKeyDown}
              onFocus={({ currentTarget }) => setByKeys(currentTarget.matches(':focus-visible'))}
              onBlur={() => setByKeys(false)}
            />
            <p id={keysId} hidden>
              {t('picker.keys')}
            </p>
            <PickerNote phase={phase} spot={spot} />
            <Button
              className="picker__confirm"
              data-floats=""
              disabled={spot.state !== 'found'}
              busy={isResolving}
              onClick={() => {
                confirm();
                // The button goes out until the next place is found, and would take the focus with it.
                if (phase === 'pickup') keys.current?.focus({ preventScroll: true });
              }}
            >
              {t(`picker.confirm.${phase}`)}
            </Button>
          </>
        )}
      </MapStage>
    </section>
  );
}
