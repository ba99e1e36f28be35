import { useEffect, useRef } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { saveFile } from '#ui/save-file/saveFile.ts';
import { factorTexts } from './strings/index.ts';

/** The recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = factorTexts.useWhenProvided();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const save = () => saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), t('codes.file'));
  return (
    <div className="security">
      <h3 part="heading" ref={title} tabIndex={-1}>
        {t('codes.title')}
      </h3>
      <p>{t('codes.hint')}</p>
      <ul className="settings__who">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="settings__buttons">
        <Button kind="secondary" onClick={save}>
          {t('codes.save')}
        </Button>
        <Button onClick={onDone}>{t('codes.done')}</Button>
      </div>
    </div>
  );
}
