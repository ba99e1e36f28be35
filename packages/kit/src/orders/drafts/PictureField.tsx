import { useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';
import type { DraftPicture } from './draft.ts';
import { draftTexts } from './strings/index.ts';
import type { PictureProblem, Pictures } from './usePictures.ts';

interface PictureFieldProps {
  pictures: Pictures;
  chosen: readonly DraftPicture[];
  label: string;
  hint: string;
}

/** The chosen pictures, each with a button that removes it, and the browser's own field for more: on a phone the camera. */
export function PictureField({ pictures, chosen, label, hint }: PictureFieldProps) {
  const t = draftTexts.use();
  const id = useId();
  const { most } = pictures;
  const isFull = chosen.length >= most;
  // Only a mouse drops, and only a keyboard pastes.
  const isDesktop = matchMedia('(pointer: fine)').matches;
  return (
    <fieldset className="field">
      <legend className="field__label">{label}</legend>
      {chosen.length > 0 && (
        <ul className="draft__row">
          {chosen.map((picture, index) => (
            <li key={picture.name} className="draft__picture">
              <Preview data={pictures.data.get(picture.name)} label={t('one', { number: index + 1 })} />
              <button
                type="button"
                className="icon-button"
                part="icon-button"
                aria-label={t('remove', { number: index + 1 })}
                onClick={() => pictures.remove(picture)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <div className="draft__file">
          <input
            id={id}
            type="file"
            accept="image/*"
            multiple={most > 1}
            className="visually-hidden"
            aria-describedby={`${id}-hint`}
            disabled={pictures.isBusy}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              // Otherwise the same file could not be chosen again after it was removed.
              target.value = '';
              void pictures.add(files);
            }}
          />
          <label htmlFor={id} className="button button--secondary" part="button secondary">
            {t(most > 1 ? 'add.several' : 'add')}
          </label>
        </div>
      )}
      <p className="field__hint" id={`${id}-hint`}>
        {hint} {isDesktop && t(most > 1 ? 'drop.several' : 'drop')}
      </p>
      <div role="alert">
        {pictures.problems.map((problem) => (
          <p key={JSON.stringify(problem)} className="field__error">
            <Icon name="alert" />
            <span>{problemText(t, problem, most)}</span>
          </p>
        ))}
      </div>
    </fieldset>
  );
}

function problemText(t: ReturnType<typeof draftTexts.use>, problem: PictureProblem, most: number): string {
  if (problem.kind === 'unreadable') return t('unreadable', { name: problem.name });
  if (problem.kind === 'lost') return t('lost');
  return most > 1 ? t('tooMany.several', { count: most }) : t('tooMany');
}

/** Pixels of a preview's side. */
const side = 176;

/** Drawn on a canvas, because a page's policy may block images from memory. */
function Preview({ data, label }: { data: Blob | undefined; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    let isGone = false;
    const draw = async (blob: Blob) => {
      const picture = await createImageBitmap(blob);
      const length = Math.min(picture.width, picture.height);
      const [left, top] = [(picture.width - length) / 2, (picture.height - length) / 2];
      const context = isGone ? null : canvas.current?.getContext('2d');
      context?.drawImage(picture, left, top, length, length, 0, 0, side, side);
      picture.close();
    };
    // Without its preview a picture can still be sent.
    if (data) draw(data).catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [data]);
  return <canvas ref={canvas} width={side} height={side} role="img" aria-label={label} />;
}
