import { useState } from 'react';
import { useEmbeddingTexts } from '#content/embedding/useEmbeddingTexts.ts';
import { useIsHydrated } from '#routing/useIsHydrated.ts';

/** The origin of an address, as browsers name it; undefined if the address is not that of a page. */
function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  return /^https?:$/.test(protocol) ? origin : undefined;
}

/** Asks for the host page's origin: the API answers only registered ones. */
export function OriginStep() {
  const { origin: texts } = useEmbeddingTexts();
  const [address, setAddress] = useState('');
  const origin = originOf(address.trim());
  const isWrong = address.trim() !== '' && origin === undefined;
  return (
    <fieldset disabled={!useIsHydrated()}>
      <legend>{texts.heading}</legend>
      <label className="embed__field">
        {texts.label}
        <input
          type="url"
          value={address}
          placeholder="https://"
          aria-describedby="embed-origin"
          aria-invalid={isWrong}
          onChange={({ target }) => setAddress(target.value)}
        />
      </label>
      <p id="embed-origin" className="embed__hint" role="status">
        {isWrong ? texts.wrong : origin ? `${texts.ask}: ` : texts.hint}
        {origin && <code>{origin}</code>}
      </p>
    </fieldset>
  );
}
