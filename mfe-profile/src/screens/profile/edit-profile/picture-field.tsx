import { uploadFileV3 } from '@xana/contracts/http/uploads/upload-file';
import { useErrorText } from '@xana/i18n/errors';
import { messagePhrases } from '@xana/i18n/messages';
import { operationCodeOf } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import { DeleteIcon } from '@xana/ui-kit/chat-icon';
import { FileDrop } from '@xana/ui-kit/file-drop';
import { IconButton } from '@xana/ui-kit/icon-button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CropDialog } from './crop-picture/crop-dialog.tsx';
import * as css from './edit-profile.module.css';
import { useText } from './phrases/phrases.ts';
import type { PictureFieldName } from './profile-fields.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

interface PictureFieldProps {
  kind: PictureFieldName;
  /** Empty without a picture. */
  address: string;
  preview: ReactNode;
  onChange(address: string): void;
  onBusy(isBusy: boolean): void;
}

/** A picture of the profile: chosen or dropped, cropped, and uploaded with its progress. */
export function PictureField({ kind, address, preview, onChange, onBusy }: PictureFieldProps) {
  const t = useText();
  const message = messagePhrases.useText();
  const errorText = useErrorText();
  const session = useSession();
  const [chosen, setChosen] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const choose = (file: File) => {
    if (!TYPES.includes(file.type)) return setError(message('INVALID_FILE_TYPE'));
    setError(null);
    setChosen(file);
  };
  const upload = async (file: File) => {
    setChosen(null);
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    onBusy(true);
    try {
      const options = { file, signal: controller.signal, onProgress: setProgress };
      onChange((await session.call(uploadFileV3, {}, options)).file);
    } catch (problem) {
      if (controller.signal.aborted) return;
      const code = operationCodeOf(problem, uploadFileV3);
      setError(code ? message(code) : errorText(problem));
    }
    // A newer upload has replaced this one.
    if (controller.signal.aborted) return;
    setProgress(null);
    onBusy(false);
  };
  return (
    <div className={css.pictureField}>
      <FileDrop
        label={t(`field.${kind}`)}
        hint={t('pictureHint')}
        accept={TYPES.join(',')}
        error={error ?? undefined}
        changeLabel={t(`change.${kind}`)}
        shape={kind === 'avatar' ? 'circle' : 'box'}
        preview={
          progress === null ? (
            preview
          ) : (
            <progress className={css.progress} value={progress} aria-label={t('uploading')} />
          )
        }
        onFile={choose}
      />
      {address !== '' && progress === null && (
        <span className={css.remove} data-kind={kind}>
          <IconButton label={t(`remove.${kind}`)} onClick={() => onChange('')}>
            <DeleteIcon />
          </IconButton>
        </span>
      )}
      {chosen && (
        <CropDialog file={chosen} kind={kind} onCropped={(file) => void upload(file)} onClose={() => setChosen(null)} />
      )}
    </div>
  );
}
