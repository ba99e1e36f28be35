import { type DragEvent, useId, useState } from 'react';
import { useBookTexts } from '#elements/address-book/strings/index.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { saveFile } from '#ui/save-file/saveFile.ts';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { exampleFile } from './exampleFile.ts';
import type { FileProblem } from './readFile.ts';

interface FileChoiceProps {
  /** The name of the file that is read, or was. */
  file: string;
  problem: FileProblem | undefined;
  isBusy: boolean;
  onChoose: (file: File) => void;
}

/** The file to import, chosen or dropped, and an example of one. */
export function FileChoice({ file, problem, isBusy, onChoose }: FileChoiceProps) {
  const t = useBookTexts();
  const id = useId();
  const [isOver, setOver] = useState(false);
  function take(files: FileList | null): void {
    const [first] = files ?? [];
    if (first && !isBusy) onChoose(first);
  }
  const drag = (isInside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isInside);
  };
  return (
    <>
      <p>{t('import.hint')}</p>
      {problem && (
        <Notice kind="error">
          <p>{t(`import.${problem}`, { file })}</p>
        </Notice>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse alone, the field is for all */}
      <div
        className="import__drop"
        data-over={isOver ? '' : undefined}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          take(event.dataTransfer.files);
        }}
      >
        <input
          id={id}
          type="file"
          accept=".csv,.txt,.vcf,text/csv,text/vcard"
          className="visually-hidden"
          disabled={isBusy}
          onChange={({ target }) => {
            take(target.files);
            // Otherwise the same file could not be chosen again after it was corrected.
            target.value = '';
          }}
        />
        <label htmlFor={id} className="button button--secondary" part="button secondary">
          {isBusy && <Spinner />}
          <span>{isBusy ? t('import.reading', { file }) : t('import.choose')}</span>
        </label>
        <span className="import__mouse">{t('import.drop')}</span>
      </div>
      <Button kind="quiet" onClick={() => saveFile(...exampleFile())}>
        {t('import.example')}
      </Button>
    </>
  );
}
