import { useId } from 'react';
import { Spinner } from '#ui/spinner/Spinner.tsx';

interface FileDropProps {
  /** Of the button. */
  label: string;
  /** Beside it, for who has a mouse. */
  dropLabel: string;
  /** As of the platform's own field. */
  accept: string;
  isBusy: boolean;
  onChoose: (file: File) => void;
}

/** A file, chosen or dropped anywhere in its box. */
export function FileDrop({ label, dropLabel, accept, isBusy, onChoose }: FileDropProps) {
  const id = useId();
  return (
    // The field lies over the whole box, so that the browser itself takes what is dropped on it.
    <div className="file-drop">
      <input
        id={id}
        type="file"
        accept={accept}
        className="file-drop__field"
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
        <span>{label}</span>
      </label>
      <span className="file-drop__mouse">{dropLabel}</span>
    </div>
  );
}
