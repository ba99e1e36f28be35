import { limits } from '@freight/contract';
import { useId, useLayoutEffect, useRef } from 'react';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { drawCovering, recommendedSide } from './photo.ts';
import { useProfileTexts } from './profileTexts.ts';
import { usePhotoActions } from './usePhotoActions.ts';
import { type Photo, usePhotoChoice } from './usePhotoChoice.ts';

interface PhotoEditorProps {
  hasPhoto: boolean;
  onUploaded: () => void;
  onHidden: () => void;
  onRemoved: () => void;
  onCancel: () => void;
}

/** Chooses, shows and uploads a picture, or removes the current one [PROFILE-02] [PROFILE-03] [PROFILE-04]. */
export function PhotoEditor({ hasPhoto, onCancel, ...outcomes }: PhotoEditorProps) {
  const t = useProfileTexts();
  const common = useCommonTexts();
  const { photo, problem, choose } = usePhotoChoice();
  const { running, failure, upload, remove } = usePhotoActions(outcomes);
  return (
    <div className="photo">
      {photo && <Preview photo={photo} />}
      <FileField
        label={t(photo ? 'photo.chooseOther' : 'photo.choose')}
        problem={problem && t(problem)}
        isDisabled={running !== undefined}
        onChoose={choose}
      />
      <FailureNotice sentences={failure} />
      <div className="profile__actions">
        {photo && (
          <Button
            busy={running === 'upload'}
            disabled={running !== undefined}
            onClick={() => upload(photo.file)}
          >
            {t('photo.upload')}
          </Button>
        )}
        <Button
          kind="secondary"
          busy={running === 'removal'}
          disabled={!hasPhoto || running !== undefined}
          onClick={remove}
        >
          {t('photo.remove')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {common('action.cancel')}
        </Button>
      </div>
    </div>
  );
}

/** Drawn on a canvas, because a page's policy may block our images, and those from a file in any case. */
function Preview({ photo }: { photo: Photo }) {
  const t = useProfileTexts();
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current) drawCovering(canvas.current, photo.picture);
  }, [photo]);
  return (
    <figure className="photo__preview">
      <canvas
        ref={canvas}
        className="photo__canvas"
        width={2 * recommendedSide}
        height={2 * recommendedSide}
        role="img"
        aria-label={t('photo.preview')}
      />
      <figcaption className="profile__muted">{photo.file.name}</figcaption>
    </figure>
  );
}

interface FileFieldProps {
  label: string;
  problem: string | undefined;
  isDisabled: boolean;
  onChoose: (file: File) => void;
}

/** The browser's own field, out of sight under a label that looks like a button [PROFILE-05] [PROFILE-16]. */
function FileField({ label, problem, isDisabled, onChoose }: FileFieldProps) {
  const t = useProfileTexts();
  const id = useId();
  const size = limits.profileImageBytes / 1024 / 1024;
  return (
    <div className="field photo__field">
      <input
        id={id}
        type="file"
        accept="image/*"
        className="visually-hidden photo__file"
        aria-describedby={`${id}-hint`}
        aria-invalid={problem ? true : undefined}
        disabled={isDisabled}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Otherwise the same file could not be chosen again after it was edited.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <label htmlFor={id} className="button button--secondary" part="button secondary">
        {label}
      </label>
      <div id={`${id}-hint`}>
        {problem && (
          <p className="field__error" role="alert">
            <Icon name="alert" />
            <span>{problem}</span>
          </p>
        )}
        <p className="field__hint">{t('photo.hint', { side: recommendedSide, size })}</p>
      </div>
    </div>
  );
}
