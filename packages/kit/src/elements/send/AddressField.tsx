import { addressLine } from '@freight/client/format';
import { type RefCallback, useEffect, useRef } from 'react';
import { useLanguage } from '#i18n/useLanguage.ts';
import { creditText } from '#maps/creditText.ts';
import { countryFor, knowsHouses, locationOf, type Suggestion } from '#maps/places.ts';
import { announce } from '#platform/announcer.ts';
import { useEffectOn } from '#platform/useEffectOn.ts';
import { Combobox, type ComboboxItem } from '#ui/Combobox.tsx';
import { useAddressTexts } from './addressTexts.ts';
import type { AddressEntry } from './checkRoute.ts';
import { useSuggestions } from './useSuggestions.ts';

interface AddressFieldProps {
  kind: 'pickup' | 'dropoff';
  entry: AddressEntry;
  onChange: (entry: AddressEntry) => void;
  isInvalid: boolean;
  describedBy: string | undefined;
  inputRef: RefCallback<HTMLInputElement>;
}

interface Item extends ComboboxItem {
  /** Missing in the line that asks again. */
  suggestion?: Suggestion;
}

/** One address: typing discards the chosen place, choosing sets another (OPEN-56). */
export function AddressField({ kind, entry, onChange, ...field }: AddressFieldProps) {
  const t = useAddressTexts();
  const language = useLanguage();
  const search = useSuggestions(entry.location ? '' : entry.text, language);
  const input = useRef<HTMLInputElement>(null);

  const found = search.state === 'ready' ? search.found.list : [];
  const items: Item[] =
    search.state === 'failed'
      ? [{ text: t('list.failed'), icon: 'alert', keepsOpen: true }]
      : found.map((suggestion) => ({ ...suggestion, icon: 'pin', suggestion }));
  const note = { idle: undefined, loading: t('list.loading'), failed: undefined, ready: t('list.noMatch') }[
    search.state
  ];
  const news = {
    idle: '',
    loading: '',
    failed: t('list.failed'),
    ready: found.length > 0 ? t('list.count', { count: found.length }) : t('list.noMatch'),
  }[search.state];
  useEffect(() => {
    if (news && input.current && isFocused(input.current)) announce(news);
  }, [news]);

  async function choose({ suggestion }: Item): Promise<void> {
    if (!suggestion || search.state !== 'ready') {
      search.retry();
      return;
    }
    const place = await search.provider.details(suggestion);
    const { route, street_number, locality } = place.address_components;
    if (route && !street_number && (await knowsHouses(search.provider, place, countryFor(language)))) {
      onChange({
        text: addressLine(`${route} `, locality),
        location: null,
        numberAsked: route,
      });
      return;
    }
    const location = locationOf(place, t('address.unspecified'));
    onChange({ text: location.address, location });
  }

  const { numberAsked } = entry;
  useEffectOn([numberAsked], () => {
    if (!numberAsked || !input.current) return;
    // The number belongs behind the street's name and a blank.
    input.current.focus();
    input.current.setSelectionRange(numberAsked.length + 1, numberAsked.length + 1);
    announce(t('number.ask', { street: numberAsked }));
  });

  return (
    <Combobox
      {...field}
      label={t(`${kind}.label`)}
      name={kind}
      value={entry.text}
      placeholder={t(`${kind}.example`)}
      clearLabel={t(`${kind}.clear`)}
      items={items}
      isCurrent={search.isCurrent}
      note={note}
      footer={search.state === 'ready' ? creditText(search.found.credit, t('list.sampleStreets')) : undefined}
      inputRef={(node) => {
        input.current = node;
        field.inputRef(node);
      }}
      onType={(text) =>
        onChange({
          text,
          location: null,
          numberAsked: text.startsWith(`${numberAsked}`) ? numberAsked : undefined,
        })
      }
      onChoose={choose}
      onClear={() => {
        onChange({ text: '', location: null });
        input.current?.focus();
      }}
    />
  );
}

const isFocused = (node: HTMLElement) => (node.getRootNode() as ShadowRoot).activeElement === node;
