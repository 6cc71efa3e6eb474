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
  /** Where the picture is, once it was sent; empty before. */
  address: string;
  isMissing: boolean;
  onSent(address: string): void;
  onBusy(isBusy: boolean): void;
}

/** The space's picture: sent as soon as it is chosen, so that what is wrong with it is said at once. */
export function PictureField({ address, isMissing, onSent, onBusy }: PictureFieldProps) {
  const t = useText();
  const message = messagePhrases.useText();
  const errorText = useErrorText();
  const session = useSession();
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const sending = useRef<AbortController>(undefined);
  const take = async (file: File) => {
    if (!TYPES.includes(file.type)) return setError(message('INVALID_FILE_TYPE'));
    sending.current?.abort();
    const controller = new AbortController();
    sending.current = controller;
    const { signal } = controller;
    setError(null);
    setShare(0);
    onBusy(true);
    try {
      const sent = await session.call(uploadFileV3, {}, { file, signal, onProgress: setShare });
      onSent(sent.file);
    } catch (problem) {
      if (signal.aborted) return;
      const code = operationCodeOf(problem, uploadFileV3);
      setError(code ? message(code) : errorText(problem));
    }
    // Another picture may have been chosen meanwhile; then that one is on its way.
    if (signal.aborted) return;
    setShare(null);
    onBusy(false);
  };
  const sent = address !== '' && (
    <span className={css.picture}>
      <Picture src={address} alt={t('pictureChosen')} sizes="32rem" ratio="16 / 9" />
    </span>
  );
  // Without either the field says what may be dropped there.
  const preview =
    share === null ? sent || undefined : <progress className={css.progress} value={share} aria-label={t('sending')} />;
  return (
    <FileDrop
      label={t('picture')}
      hint={t('pictureHint')}
      accept={TYPES.join(',')}
      error={error ?? (isMissing ? message('UPLOAD_IMAGE') : undefined)}
      preview={preview}
      onFile={(file) => void take(file)}
    />
  );
}
