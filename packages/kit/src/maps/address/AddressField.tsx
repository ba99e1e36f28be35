import { addressLine } from '@freight/client/format';
import { type RefCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '#i18n/useLanguage.ts';
import { creditText } from '#maps/creditText.ts';
import { addressProvider } from '#maps/geocoder.ts';
import {
  type AddressProvider,
  countryFor,
  knowsHouses,
  type Location,
  locationOf,
  type Suggestion,
} from '#maps/places/places.ts';
import { announce } from '#platform/announcer.ts';
import { complain } from '#platform/leaving/complain.ts';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';
import { Combobox, type ComboboxItem } from '#ui/combobox/Combobox.tsx';
import { holdSubmit } from './holdSubmit.ts';
import type { SavedPlace } from './savedPlace.ts';
import { useAddressTexts } from './strings/index.ts';
import { useSuggestions } from './useSuggestions.ts';

/** An address field: its text, and the place if one was chosen and nothing typed since (OPEN-56). */
export interface AddressEntry {
  text: string;
  location: Location | null;
  /** The chosen street, while its house number is missing. */
  numberAsked?: string | undefined;
  /** The place of the chosen suggestion could not be fetched. */
  hasFailed?: boolean;
}

interface AddressFieldProps {
  kind: 'pickup' | 'dropoff' | 'place';
  entry: AddressEntry;
  onChange: (entry: AddressEntry) => void;
  /** Saved places that fit what is typed, to be offered first. */
  saved?: readonly SavedPlace[];
  isInvalid: boolean;
  describedBy: string | undefined;
  inputRef: RefCallback<HTMLInputElement>;
}

interface Item extends ComboboxItem {
  /** Missing in the retry item, and in places of the customer. */
  suggestion?: Suggestion;
  place?: SavedPlace;
}

const nothingSaved: readonly SavedPlace[] = [];

/** The address of the signed-in person's profile, which has no coordinates. */
function useOwnAddress(name: string): SavedPlace | undefined {
  const address = useStore(pageSession(), ({ user }) => user?.address);
  const { street = '', city = '', postalcode = '' } = address ?? {};
  if (!street || !city) return undefined;
  return { name, address: addressLine(street, `${postalcode} ${city}`.trim()), street, location: null };
}

/** One address: typing discards the chosen place, choosing sets another (OPEN-56). */
export function AddressField({ kind, entry, onChange, saved = nothingSaved, ...field }: AddressFieldProps) {
  const t = useAddressTexts();
  const language = useLanguage();
  const search = useSuggestions(entry.location ? '' : entry.text, language);
  const input = useRef<HTMLInputElement>(null);
  const round = useRef(0);
  const [isFetching, setFetching] = useState(false);
  /** Returns a check that turns false after a later change of the field, an address from the map included. */
  const begin = () => {
    round.current += 1;
    const own = round.current;
    setFetching(false);
    return () => own === round.current;
  };
  const isChosen = entry.location !== null;
  useEffect(() => {
    if (!isChosen) return;
    round.current += 1;
    setFetching(false);
  }, [isChosen]);
  // Unmounting counts as a later change.
  useEffect(
    () => () => {
      round.current += 1;
    },
    [],
  );

  const found = search.state === 'ready' ? search.found.list : [];
  const own = useOwnAddress(t('own.address'));
  const offered = isChosen ? nothingSaved : saved;
  const items: Item[] = offered.map((place) => ({
    text: place.name,
    detail: place.address,
    icon: 'book',
    place,
  }));
  if (own && kind === 'pickup' && entry.text === '')
    items.push({ text: own.address, detail: own.name, icon: 'pin', place: own });
  if (search.state === 'failed') items.push({ text: t('list.failed'), icon: 'alert', keepsOpen: true });
  for (const suggestion of found) items.push({ ...suggestion, icon: 'pin', suggestion });
  const note = { idle: undefined, loading: t('list.loading'), failed: undefined, ready: t('list.noMatch') }[
    search.state
  ];
  const news = {
    idle: '',
    loading: '',
    failed: t('list.failed'),
    ready: items.length > 0 ? t('list.count', { count: items.length }) : t('list.noMatch'),
  }[search.state];
  useEffect(() => {
    if (news && input.current && isFocused(input.current)) announce(news);
  }, [news]);

  async function choose({ suggestion, place }: Item): Promise<void> {
    if (place) {
      await takePlace(place);
      return;
    }
    if (!suggestion || search.state !== 'ready') {
      search.retry();
      return;
    }
    await take(suggestion, search.provider);
  }

  /** Without coordinates the geocoder finds them, or the customer chooses among its results. */
  async function takePlace({ address, street, location }: SavedPlace): Promise<void> {
    const isLatest = begin();
    onChange({ text: address, location });
    if (location) return;
    const provider = addressProvider();
    const { signal } = new AbortController();
    const found = await provider
      .suggest(address, { country: countryFor(language), signal })
      .catch(() => undefined);
    const [first] = found?.list ?? [];
    // If the first result is on another street, the customer chooses.
    if (isLatest() && first?.text.startsWith(street)) await take(first, provider);
  }

  async function take(suggestion: Suggestion, provider: AddressProvider): Promise<void> {
    const isLatest = begin();
    setFetching(true);
    const release = holdSubmit(input.current?.form);
    const chosen = await entryFor(suggestion, provider).catch((error: unknown) => {
      complain('The place of the address could not be fetched.', error);
      return undefined;
    });
    const isWanted = isLatest();
    if (isWanted) {
      if (!chosen) announce(t('list.failed'));
      // The form must know the place before it is submitted.
      flushSync(() => {
        setFetching(false);
        onChange(chosen ?? { text: entry.text, location: null, hasFailed: true });
      });
    }
    release(isWanted);
  }

  async function entryFor(suggestion: Suggestion, provider: AddressProvider): Promise<AddressEntry> {
    const place = await provider.details(suggestion);
    const { route, street_number, locality } = place.address_components;
    if (route && !street_number && (await knowsHouses(provider, place, countryFor(language))))
      return { text: addressLine(`${route} `, locality), location: null, numberAsked: route };
    const location = locationOf(place, t('address.unspecified'));
    return { text: location.address, location };
  }

  const { numberAsked } = entry;
  const announceStreet = useEffectEvent((street: string) => announce(t('number.ask', { street })));
  useEffect(() => {
    if (!numberAsked || !input.current) return;
    // The number belongs behind the street's name and a blank.
    input.current.focus();
    input.current.setSelectionRange(numberAsked.length + 1, numberAsked.length + 1);
    announceStreet(numberAsked);
  }, [numberAsked]);

  return (
    <Combobox
      {...field}
      label={t(`${kind}.label`)}
      name={kind}
      value={entry.text}
      placeholder={t(`${kind}.example`)}
      clearLabel={t(`${kind}.clear`)}
      items={items}
      isCurrent={search.isCurrent || (entry.text !== '' && offered.length > 0)}
      isBusy={isFetching}
      note={note}
      footer={search.state === 'ready' ? creditText(search.found.credit, t('list.sampleStreets')) : undefined}
      inputRef={(node) => {
        input.current = node;
        field.inputRef(node);
      }}
      onType={(text) => {
        begin();
        onChange({
          text,
          location: null,
          numberAsked: text.startsWith(`${numberAsked}`) ? numberAsked : undefined,
        });
      }}
      onChoose={choose}
      onClear={() => {
        begin();
        onChange({ text: '', location: null });
        input.current?.focus();
      }}
    />
  );
}

const isFocused = (node: HTMLElement) => (node.getRootNode() as ShadowRoot).activeElement === node;
