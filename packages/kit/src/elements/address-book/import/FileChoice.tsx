import { useBookTexts } from '#elements/address-book/strings/index.ts';
import { Button } from '#ui/button/Button.tsx';
import { FileDrop } from '#ui/file-drop/FileDrop.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { saveFile } from '#ui/save-file/saveFile.ts';
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
  return (
    <>
      <p>{t('import.hint')}</p>
      {problem && (
        <Notice kind="error">
          <p>{t(`import.${problem}`, { file })}</p>
        </Notice>
      )}
      <FileDrop
        label={isBusy ? t('import.reading', { file }) : t('import.choose')}
        dropLabel={t('import.drop')}
        accept=".csv,.txt,.xlsx,.vcf,text/csv,text/vcard"
        isBusy={isBusy}
        onChoose={onChoose}
      />
      <Button kind="quiet" onClick={() => saveFile(...exampleFile())}>
        {t('import.example')}
      </Button>
    </>
  );
}
