import { useState } from 'react';
import { useEmbeddingTexts } from '#content/embedding/useEmbeddingTexts.ts';
import { useIsHydrated } from '#routing/useIsHydrated.ts';
import { reservedHeight } from './reservedHeight.ts';
import { type Choice, type Kind, kinds, policyFor } from './snippets.ts';

interface Props {
  choice: Choice;
  change: (part: Partial<Choice>) => void;
}

declare const __KIT_VERSION__: string;

/** The release of the kit this site was built with, if the server keeps it. */
async function findRelease(): Promise<Choice['pinned'] | undefined> {
  const version = __KIT_VERSION__;
  const answer = await fetch(`/kit/${version}/integrity.json`).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const { files } = (await answer.json()) as { files: Record<string, string> };
  const integrity = files['freight.js'];
  return integrity === undefined ? undefined : { version, integrity };
}

/** The lines to paste, for the chosen kind of page. */
export function Snippet({ choice, change }: Props) {
  const { snippet: texts } = useEmbeddingTexts();
  const [kind, setKind] = useState<Kind>('HTML');
  const [copied, setCopied] = useState('');
  const [hasNoRelease, setHasNoRelease] = useState(false);
  const code = kinds[kind](choice);
  const height = reservedHeight(choice);
  const pin = async (isWanted: boolean) => {
    const pinned = isWanted ? await findRelease() : undefined;
    setHasNoRelease(isWanted && pinned === undefined);
    change({ pinned });
  };
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(code);
  };
  return (
    <section className="embed__snippet" aria-labelledby="embed-snippet">
      <h2 id="embed-snippet">{texts.heading}</h2>
      <label className="embed__field">
        {texts.for}
        <select
          disabled={!useIsHydrated()}
          value={kind}
          onChange={({ target }) => setKind(target.value as Kind)}
        >
          {Object.keys(kinds).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {(kind === 'HTML' || kind === 'WordPress') && (
        <label className="embed__check">
          <input
            type="checkbox"
            checked={choice.pinned !== undefined}
            onChange={({ target }) => void pin(target.checked)}
          />
          {texts.pin}
        </label>
      )}
      {hasNoRelease && <p role="status">{texts.noRelease}</p>}
      <pre className="embed__code" data-code="snippet">
        <code>{code}</code>
      </pre>
      <p className="embed__copy">
        <button type="button" onClick={() => void copy()}>
          {texts.copy}
        </button>
        <span role="status">{copied === code ? texts.copied : ''}</span>
      </p>
      {height && (
        <>
          <h3>{texts.height}</h3>
          <pre className="embed__code" data-code="height">
            <code>{height}</code>
          </pre>
        </>
      )}
      <h3>{texts.policy}</h3>
      <pre className="embed__code" data-code="policy">
        <code>{policyFor(choice)}</code>
      </pre>
      <p>
        <a href="/docs/">{texts.more}</a>
      </p>
    </section>
  );
}
