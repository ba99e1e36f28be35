import { useEffect, useRef, useState } from 'react';
import { checkFile, decode } from './photo.ts';
import type { ProfileText } from './profileTexts.ts';

export interface Photo {
  file: File;
  picture: ImageBitmap;
}

interface PhotoChoice {
  /** The chosen file, once it is known to be a picture. */
  photo: Photo | undefined;
  problem: ProfileText | undefined;
  choose: (file: File) => Promise<void>;
}

/** The chosen file, checked before anything is sent; a refused one does not replace an earlier one. */
export function usePhotoChoice(): PhotoChoice {
  const [photo, setPhoto] = useState<Photo>();
  const [problem, setProblem] = useState<ProfileText>();
  const latest = useRef<File>(undefined);

  useEffect(() => () => photo?.picture.close(), [photo]);
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );

  async function choose(file: File): Promise<void> {
    latest.current = file;
    const refusal = checkFile(file);
    const picture = refusal ? undefined : await decode(file);
    if (latest.current !== file) {
      picture?.close();
      return;
    }
    setProblem(picture ? undefined : (refusal ?? 'photo.notAnImage'));
    if (picture) setPhoto({ file, picture });
  }

  return { photo, problem, choose };
}
