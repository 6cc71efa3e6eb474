import { uploadFileV3 } from '@xana/contracts/http/uploads/upload-file';
import { useErrorText } from '@xana/i18n/errors';
import { messagePhrases } from '@xana/i18n/messages';
import { operationCodeOf } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import { FileDrop } from '@xana/ui-kit/file-drop';
import { Picture } from '@xana/ui-kit/picture';
import { useRef, useState } from 'react';
import * as css from '../create-space-dialog.module.css';
import { useText } from '../phrases/phrases.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

interface PictureFieldProps {
  /** The address of the uploaded picture; empty before the upload. */
  address: string;
  isMissing: boolean;
  onUploaded(address: string): void;
  onBusy(isBusy: boolean): void;
}

/** The picture of the space, uploaded as soon as it is chosen, so that an error is shown at once. */
export function PictureField({ address, isMissing, onUploaded, onBusy }: PictureFieldProps) {
  const t = useText();
  const message = messagePhrases.useText();
  const errorText = useErrorText();
  const session = useSession();
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const upload = useRef<AbortController>(undefined);
  const uploadFile = async (file: File) => {
    if (!TYPES.includes(file.type)) return setError(message('INVALID_FILE_TYPE'));
    upload.current?.abort();
    const controller = new AbortController();
    upload.current = controller;
    const { signal } = controller;
    setError(null);
    setProgress(0);
    onBusy(true);
    try {
      const uploaded = await session.call(uploadFileV3, {}, { file, signal, onProgress: setProgress });
      onUploaded(uploaded.file);
    } catch (problem) {
      if (signal.aborted) return;
      const code = operationCodeOf(problem, uploadFileV3);
      setError(code ? message(code) : errorText(problem));
    }
    // A newer upload has replaced this one.
    if (signal.aborted) return;
    setProgress(null);
    onBusy(false);
  };
  const picture = address !== '' && (
    <span className={css.picture}>
      <Picture src={address} alt={t('pictureChosen')} sizes="32rem" ratio="16 / 9" />
    </span>
  );
  // Without a preview the field shows its hint.
  const preview =
    progress === null ? (
      picture || undefined
    ) : (
      <progress className={css.progress} value={progress} aria-label={t('sending')} />
    );
  return (
    <FileDrop
      label={t('picture')}
      hint={t('pictureHint')}
      accept={TYPES.join(',')}
      error={error ?? (isMissing ? message('UPLOAD_IMAGE') : undefined)}
      preview={preview}
      onFile={(file) => void uploadFile(file)}
    />
  );
}
