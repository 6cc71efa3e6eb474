import type { uploadChatPicture } from '@xana/contracts/http/chat/messages';
import type { uploadFileV3 } from '@xana/contracts/http/uploads/upload-file';
import { useErrorText } from '@xana/i18n/errors';
import { messagePhrases } from '@xana/i18n/messages';
import { operationCodeOf, useHoldPage, useToast } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import { useEffect, useRef, useState } from 'react';
import { PICTURE_TYPES } from './picture-types.ts';

export interface UploadedPicture {
  url: string;
  /** Pixels; unknown for a picture of before. */
  width?: number | undefined;
  height?: number | undefined;
  alt: string;
}

export interface ComposedPicture {
  key: string;
  /** Null until it is uploaded. */
  uploaded: Omit<UploadedPicture, 'alt'> | null;
  alt: string;
  /** 0 to 1. */
  progress: number;
  /** The connection was lost, and the upload can be retried. */
  hasFailed: boolean;
}

interface UploadOptions {
  /** The operation that stores a picture. */
  operation: typeof uploadFileV3 | typeof uploadChatPicture;
  initial: readonly UploadedPicture[];
  maxCount: number;
}

export type PictureUploads = ReturnType<typeof usePictureUploads>;

/** The pictures of a text that is being written or edited. Each is uploaded as soon as it is chosen. */
export function usePictureUploads({ operation, initial, maxCount }: UploadOptions) {
  const session = useSession();
  const toast = useToast();
  const message = messagePhrases.useText();
  const errorText = useErrorText();
  const [pictures, setPictures] = useState<ComposedPicture[]>(() => initial.map(toComposed));
  const [problem, setProblem] = useState<string | null>(null);
  useHoldPage(pictures.length > initial.length);
  const uploads = useRef(new Map<string, AbortController>());
  const files = useRef(new Map<string, File>());
  useEffect(() => {
    const all = uploads.current;
    return () => {
      for (const upload of all.values()) upload.abort();
    };
  }, []);
  const edit = (key: string, change: Partial<ComposedPicture>) =>
    setPictures((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));
  const remove = (key: string) => {
    uploads.current.get(key)?.abort();
    files.current.delete(key);
    setProblem(null);
    setPictures((all) => all.filter((each) => each.key !== key));
  };
  const upload = async (key: string, file: File) => {
    const controller = new AbortController();
    uploads.current.set(key, controller);
    const { signal } = controller;
    try {
      const onProgress = (progress: number) => edit(key, { progress });
      const { file: url, width, height, isStill } = await session.call(operation, {}, { file, signal, onProgress });
      if (isStill) toast({ text: message('PICTURE_STILL') });
      files.current.delete(key);
      edit(key, { uploaded: { url, width, height } });
    } catch (error) {
      if (signal.aborted) return;
      const code = operationCodeOf(error, operation);
      if (code) remove(key);
      else edit(key, { hasFailed: true });
      setProblem(code ? message(code) : errorText(error));
    } finally {
      uploads.current.delete(key);
    }
  };
  const retry = (key: string) => {
    const file = files.current.get(key);
    if (!file) return;
    setProblem(null);
    edit(key, { hasFailed: false, progress: 0 });
    void upload(key, file);
  };
  const add = (chosen: Iterable<File>) => {
    const all = [...chosen];
    const accepted = all.filter(({ type }) => PICTURE_TYPES.includes(type)).slice(0, maxCount - pictures.length);
    setProblem(all.every(({ type }) => PICTURE_TYPES.includes(type)) ? null : message('INVALID_FILE_TYPE'));
    const added = accepted.map((file) => ({ file, picture: { ...EMPTY, key: crypto.randomUUID() } }));
    setPictures((before) => [...before, ...added.map(({ picture }) => picture)]);
    for (const { file, picture } of added) {
      files.current.set(picture.key, file);
      void upload(picture.key, file);
    }
  };
  const replace = (next: readonly UploadedPicture[]) => {
    setProblem(null);
    setPictures(next.map(toComposed));
  };
  const isComplete = pictures.every(({ uploaded }) => uploaded !== null);
  return { pictures, problem, isComplete, add, edit, remove, retry, replace };
}

/** What can be stored: pictures that are being uploaded are left out. */
export const uploadedOf = (pictures: readonly ComposedPicture[]): UploadedPicture[] =>
  pictures.flatMap(({ uploaded, alt }) => (uploaded === null ? [] : [{ ...uploaded, alt }]));

const EMPTY = { uploaded: null, alt: '', progress: 0, hasFailed: false };

const toComposed = ({ alt, ...uploaded }: UploadedPicture): ComposedPicture => ({
  ...EMPTY,
  key: uploaded.url,
  uploaded,
  alt,
  progress: 1,
});
