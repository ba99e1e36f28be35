import type { Language, Quote } from '@freight/contract';
import { type FormEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useSavedPlaces } from '#addressBook/useSavedPlaces.ts';
import { useElement } from '#bridge/ElementContext.ts';
import { keepAddress, orderDraft, type Route, startWizard } from '#elements/send/draft/orderDraft.ts';
import { Given, useGivenParts } from '#elements/send/prefill/Prefill.tsx';
import { isWhole } from '#elements/send/sizes/sizes.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { numberText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { type AddressEntry, AddressField } from '#maps/address/AddressField.tsx';
import { useAddressTexts } from '#maps/address/strings/index.ts';
import { LazyMapPicker } from '#maps/picker/LazyMapPicker.tsx';
import type { Location } from '#maps/places/places.ts';
import { configuration } from '#platform/configuration.ts';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';
import { openSignIn } from '#session/signIn.ts';
import { useSheet } from '#styles/useSheet.ts';
import { Button } from '#ui/button/Button.tsx';
import { HelpPhone } from '#ui/help-phone/HelpPhone.tsx';
import { unbrokenPhone } from '#ui/help-phone/telAddress.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import css from './address-list.css?inline';
import { checkRoute, type RouteFault } from './checkRoute.ts';
import { LazyQuote } from './LazyQuote.tsx';
import { keepPendingRoute } from './pendingRoute.ts';
import { draftRoute } from './routeDraft.ts';
import { useContinueAfterSignIn } from './useContinueAfterSignIn.ts';

interface AddressFormProps {
  /** Called with two valid addresses and a signed-in customer: the draft is then at the wizard's first step. */
  onChosen: (route: Route & { distanceKm: number }) => void;
  /** False while another tab is open: error and map close, the addresses stay [TRACKCARD-02] [TRACKCARD-03]. */
  isShown?: boolean;
}

const entryOf = (location: AddressEntry['location']): AddressEntry => ({
  text: location?.address ?? '',
  location,
});

/** The send tab of the card; the element around it provides its texts and css [SENDCARD-01]. */
export function AddressForm({ onChosen, isShown = true }: AddressFormProps) {
  const t = useAddressTexts();
  useSheet(useElement().host, css);
  const common = useCommonTexts();
  const language = useLanguage();
  const helpPhone = useStore(configuration, ({ helpPhone }) => helpPhone);
  const [pickup, setPickup] = useState(() => entryOf(null));
  const [dropoff, setDropoff] = useState(() => entryOf(null));
  const [fault, setFault] = useState<RouteFault>();
  const [isMapOpen, setMapOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const [quote, setQuote] = useState<Quote | null>(null);
  const mapLink = useRef<HTMLButtonElement>(null);
  const inputs = useRef<Record<string, HTMLInputElement | null>>({});
  const submit = useRef<HTMLButtonElement>(null);
  const faultId = useId();

  const { given } = useGivenParts();
  // After the first render, which must match the prerendered first frame, and when the page has given other values. Text
  // typed by the person takes precedence.
  useLayoutEffect(() => {
    const { pickupLocation, dropoffLocation, packageDetails } = orderDraft().getState().draft;
    // Restore the price that was shown before a reload.
    if (pickupLocation && dropoffLocation && isWhole(packageDetails)) setUsed(true);
    const fill = (field: string, kept: AddressEntry['location']) => (typed: AddressEntry) =>
      given?.includes(field) || (typed.text === '' && kept) ? entryOf(kept) : typed;
    setPickup(fill('pickup', pickupLocation));
    setDropoff(fill('dropoff', dropoffLocation));
  }, [given]);
  const saved = useSavedPlaces(isShown);
  const { defaultPickup } = saved;
  const filledIn = useRef<Location>(null);
  const startFrom = useEffectEvent((place: Location | null) => {
    // It leaves with its customer, and comes neither in place of another one nor under the fingers of who begins to type.
    const isFree = place ? !pickup.text && !inputs.current['pickup']?.matches(':focus') : filledIn.current;
    if (!isFree || pickup.location !== (place ? null : filledIn.current)) return;
    filledIn.current = place;
    setPickup(entryOf(place));
    keepAddress('pickupLocation', place);
  });
  useEffect(() => startFrom(defaultPickup), [defaultPickup]);
  useEffect(() => {
    if (isShown) return;
    setFault(undefined);
    setMapOpen(false);
  }, [isShown]);

  useEffect(() => {
    draftRoute({ pickup: pickup.location, dropoff: dropoff.location, quote });
  }, [pickup.location, dropoff.location, quote]);

  function openWizard(route: Route & { distanceKm: number }): void {
    startWizard(route, pageSession().userId());
    onChosen(route);
  }
  useContinueAfterSignIn((awaited) => {
    const checked = checkRoute(entryOf(awaited.pickup), entryOf(awaited.dropoff));
    if ('route' in checked) openWizard({ ...checked.route, parcel: awaited.parcel, date: awaited.date });
  });

  function change(field: 'pickup' | 'dropoff', entry: AddressEntry): void {
    (field === 'pickup' ? setPickup : setDropoff)(entry);
    keepAddress(`${field}Location`, entry.location);
    setFault(undefined);
    // After choosing an address, focus the other one, then the button.
    if (!entry.location) return;
    const [name, other] =
      field === 'pickup' ? (['dropoff', dropoff] as const) : (['pickup', pickup] as const);
    (other.location ? submit.current : inputs.current[name])?.focus();
  }

  function closeMap(): void {
    setMapOpen(false);
    mapLink.current?.focus();
  }

  function takeFromMap(from: Location, to: Location): void {
    change('pickup', entryOf(from));
    change('dropoff', entryOf(to));
    closeMap();
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    const checked = checkRoute(pickup, dropoff);
    setFault('fault' in checked ? checked.fault : undefined);
    if ('fault' in checked) {
      inputs.current[checked.fault.field]?.focus();
      return;
    }
    // A partner signs the person in as soon as the wizard is shown.
    if (pageSession().getState().status === 'signed-out' && !configuration.getState().partnerToken) {
      keepPendingRoute();
      openSignIn('login');
      return;
    }
    openWizard(checked.route);
  }

  const sayFault = (said: RouteFault) => (
    <div id={faultId}>
      <Notice kind="error">{t(`error.${said.kind}`, distanceIn(said, language))}</Notice>
    </div>
  );
  const numberAsked = pickup.numberAsked ?? dropoff.numberAsked;
  const hasFailed = pickup.hasFailed || dropoff.hasFailed;
  const fieldOf = (kind: 'pickup' | 'dropoff', entry: AddressEntry) => (
    <Given of={kind}>
      <AddressField
        kind={kind}
        entry={entry}
        onChange={(next) => change(kind, next)}
        saved={saved.placesFor(kind, entry.text, (kind === 'pickup' ? dropoff : pickup).text)}
        isInvalid={isAtFault(fault, kind, entry)}
        describedBy={fault && faultId}
        inputRef={(node) => {
          inputs.current[kind] = node;
        }}
      />
    </Given>
  );

  return (
    <form
      className="addresses"
      aria-label={t('form.label')}
      noValidate
      onSubmit={send}
      // Not when the button gets the focus: it would move away under the finger.
      onFocus={({ target }) => target instanceof HTMLInputElement && setUsed(true)}
    >
      <div className="addresses__route">
        {fieldOf('pickup', pickup)}
        {fieldOf('dropoff', dropoff)}
      </div>
      <Given of="map">
        <button
          ref={mapLink}
          type="button"
          className="addresses__map-link"
          part="link"
          aria-expanded={isMapOpen}
          onClick={() => setMapOpen(!isMapOpen)}
        >
          <Icon name="pin" />
          <span>{t('form.map')}</span>
        </button>
        {isMapOpen && (
          <LazyMapPicker
            pickup={pickup.location}
            dropoff={dropoff.location}
            onPicked={takeFromMap}
            onClose={closeMap}
          />
        )}
      </Given>
      {numberAsked && (
        <p className="addresses__ask">
          <Icon name="pin" />
          <span>{t('number.ask', { street: numberAsked })}</span>
        </p>
      )}
      {hasFailed && (
        <Notice kind="warning">
          <p>{t('list.failed')}</p>
        </Notice>
      )}
      {fault ? (
        sayFault(fault)
      ) : (
        <LazyQuote
          pickup={pickup.location}
          dropoff={dropoff.location}
          isUsed={isUsed}
          onQuoted={setQuote}
          sayFault={sayFault}
        />
      )}
      <Button type="submit" ref={submit}>
        {t('form.submit')}
      </Button>
      {/* Of two slots with one name the browser fills the first, so a tab that is not shown gives its name up. */}
      <slot name={isShown ? 'help' : undefined}>
        <HelpPhone phone={helpPhone} text={common('help.phone', { phone: unbrokenPhone(helpPhone) })} />
      </slot>
    </form>
  );
}

function isAtFault(fault: RouteFault | undefined, kind: string, { text, location }: AddressEntry): boolean {
  if (fault?.kind === 'enterBoth') return text.trim() === '';
  if (fault?.kind === 'selectValid') return location === null;
  return fault?.field === kind;
}

function distanceIn(fault: RouteFault, language: Language): Record<string, string> {
  if (fault.kind !== 'minimumDistance') return {};
  return { distance: numberText(fault.distanceKm, language, 2, 2) };
}
