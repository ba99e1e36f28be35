import { useState } from 'react';
import { useSheetTexts } from '#elements/order-sheet/strings/index.ts';
import { Button } from '#ui/button/Button.tsx';
import { FieldFrame } from '#ui/field/Field.tsx';
import { FileDrop } from '#ui/file-drop/FileDrop.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { saveFile } from '#ui/save-file/saveFile.ts';
import { exampleSheet } from './exampleSheet.ts';
import { mostLines, takeSheet } from './takeSheet.ts';

type Problem = Awaited<ReturnType<typeof takeSheet>>;

/** A file that is chosen or dropped, or rows that are pasted. */
export function SheetChoice({ userId }: { userId: string }) {
  const t = useSheetTexts();
  const [pasted, setPasted] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  async function take(file: Blob, name: string): Promise<void> {
    setBusy(true);
    setProblem(await takeSheet(userId, name, file));
    setBusy(false);
  }
  return (
    <>
      <p>{t('hint')}</p>
      {problem && (
        <Notice kind="error">
          <p>{t(problem, { most: mostLines })}</p>
        </Notice>
      )}
      <FileDrop
        label={t(isBusy ? 'reading' : 'choose')}
        dropLabel={t('drop')}
        accept=".csv,.txt,.xlsx,text/csv"
        isBusy={isBusy}
        onChoose={(file) => void take(file, file.name)}
      />
      <FieldFrame label={t('paste')}>
        {(control) => (
          <textarea
            {...control}
            className="field__control"
            part="field"
            rows={5}
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
          />
        )}
      </FieldFrame>
      <div className="sheet__buttons">
        <Button
          disabled={pasted.trim() === ''}
          busy={isBusy}
          onClick={() => void take(new Blob([pasted]), '')}
        >
          {t('paste.use')}
        </Button>
        <Button kind="quiet" onClick={() => saveFile(...exampleSheet(t('example.file')))}>
          {t('example')}
        </Button>
      </div>
    </>
  );
}
