import { uploadFileV3 } from '@xana/contracts/http/uploads/upload-file';
import { MAX_POST_PICTURES } from '@xana/contracts/post-limits';
import { useErrorText } from '@xana/i18n/errors';
import { messagePhrases } from '@xana/i18n/messages';
import { operationCodeOf } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import { useEffect, useRef, useState } from 'react';

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** A picture that is uploaded. */
export interface DraftPicture {
  url: string;
  alt: string;
}

export interface ComposedPicture {
  key: string;
  /** Null until it is uploaded. */
  url: string | null;
  alt: string;
  /** 0 to 1. */
  progress: number;
}

/** The pictures of a post that is being written or edited. Each is uploaded as soon as it is chosen. */
export function usePictureUploads(initial: DraftPicture[]) {
  const session = useSession();
  const message = messagePhrases.useText();
  const errorText = useErrorText();
  const [pictures, setPictures] = useState<ComposedPicture[]>(() => initial.map(toComposed));
  const [problem, setProblem] = useState<string | null>(null);
  const uploads = useRef(new Map<string, AbortController>());
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
    setPictures((all) => all.filter((each) => each.key !== key));
  };
  const upload = async (key: string, file: File) => {
    const controller = new AbortController();
    uploads.current.set(key, controller);
    const { signal } = controller;
    try {
      const onProgress = (progress: number) => edit(key, { progress });
      const { file: url } = await session.call(uploadFileV3, {}, { file, signal, onProgress });
      edit(key, { url });
    } catch (error) {
      if (signal.aborted) return;
      const code = operationCodeOf(error, uploadFileV3);
      setProblem(code ? message(code) : errorText(error));
      remove(key);
    } finally {
      uploads.current.delete(key);
    }
  };
  const add = (files: Iterable<File>) => {
    const chosen = [...files];
    const accepted = chosen
      .filter(({ type }) => PICTURE_TYPES.includes(type))
      .slice(0, MAX_POST_PICTURES - pictures.length);
    setProblem(chosen.every(({ type }) => PICTURE_TYPES.includes(type)) ? null : message('INVALID_FILE_TYPE'));
    const added = accepted.map((file) => ({
      file,
      picture: { key: crypto.randomUUID(), url: null, alt: '', progress: 0 },
    }));
    setPictures((all) => [...all, ...added.map(({ picture }) => picture)]);
    for (const { file, picture } of added) void upload(picture.key, file);
  };
  const replace = (drafts: DraftPicture[]) => {
    setProblem(null);
    setPictures(drafts.map(toComposed));
  };
  return { pictures, problem, add, edit, remove, replace };
}

/** What can be stored: pictures that are being uploaded are left out. */
export const uploadedOf = (pictures: readonly ComposedPicture[]): DraftPicture[] =>
  pictures.flatMap(({ url, alt }) => (url === null ? [] : [{ url, alt }]));

const toComposed = ({ url, alt }: DraftPicture): ComposedPicture => ({ key: url, url, alt, progress: 1 });
