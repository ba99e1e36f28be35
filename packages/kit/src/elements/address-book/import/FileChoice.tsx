import { useId } from 'react';
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
  return (
    <>
      <p>{t('import.hint')}</p>
      {problem && (
        <Notice kind="error">
          <p>{t(`import.${problem}`, { file })}</p>
        </Notice>
      )}
      {/* The field lies over the whole box, so that the browser itself takes what is dropped on it. */}
      <div className="import__drop">
        <input
          id={id}
          type="file"
          accept=".csv,.txt,.vcf,text/csv,text/vcard"
          className="import__file"
          disabled={isBusy}
          onChange={({ target }) => {
            const [first] = target.files ?? [];
            if (first) onChoose(first);
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
