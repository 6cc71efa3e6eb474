import { uploadFileV3 } from '@xana/contracts/http/uploads/upload-file';
import { useErrorText } from '@xana/i18n/errors';
import { messagePhrases } from '@xana/i18n/messages';
import { operationCodeOf, useToast } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import { useEffect, useRef, useState } from 'react';
import { PICTURE_TYPES } from './picture-types.ts';

interface UploadOptions {
  /** The address of the uploaded picture. */
  onUploaded(address: string): void;
  /** Whether an upload is under way. Not called after the field has left the screen. */
  onBusy(isBusy: boolean): void;
}

/** A field with one picture. A newer upload replaces the one that is under way. */
export function usePictureUpload({ onUploaded, onBusy }: UploadOptions) {
  const message = messagePhrases.useText();
  const errorText = useErrorText();
  const session = useSession();
  const toast = useToast();
  /** 0 to 1; null while nothing is uploaded. */
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  /** The file whose upload failed. */
  const [failed, setFailed] = useState<File | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  /** Whether the file is a picture; if not, `error` is set. */
  const accepts = (file: File): boolean => {
    const isPicture = PICTURE_TYPES.includes(file.type);
    setError(isPicture ? null : message('INVALID_FILE_TYPE'));
    return isPicture;
  };
  const upload = async (file: File): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setProgress(0);
    setError(null);
    setFailed(null);
    onBusy(true);
    try {
      const { file: address, isStill } = await session.call(
        uploadFileV3,
        {},
        { file, signal, onProgress: setProgress },
      );
      if (isStill) toast({ text: message('PICTURE_STILL') });
      onUploaded(address);
    } catch (problem) {
      if (signal.aborted) return;
      const code = operationCodeOf(problem, uploadFileV3);
      setError(code ? message(code) : errorText(problem));
      setFailed(file);
    }
    if (signal.aborted) return;
    setProgress(null);
    onBusy(false);
  };
  const cancel = (): void => {
    running.current?.abort();
    setProgress(null);
    setError(null);
    setFailed(null);
    onBusy(false);
  };
  /** Missing unless an upload failed. */
  const retry = failed && (() => void upload(failed));
  return { progress, error, accepts, upload, cancel, retry };
}
