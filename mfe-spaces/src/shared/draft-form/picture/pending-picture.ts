import { objectStore } from '@xana/object-store';

const inPictures = objectStore('xana-spaces', 'pictures');

/**
 * A picture of a draft whose upload has not finished, so that the upload starts again after the dialog, the page or the browser was
 * closed. Without IndexedDB the member chooses the picture again.
 */
export const pendingPicture = {
  read: (name: string): Promise<File | null> =>
    inPictures<unknown>('readonly', (store) => store.get(name)).then(
      (stored) => (stored instanceof File ? stored : null),
      () => null,
    ),
  write: (name: string, file: File): Promise<void> =>
    inPictures('readwrite', (store) => store.put(file, name)).then(ignore, ignore),
  remove: (name: string): Promise<void> => inPictures('readwrite', (store) => store.delete(name)).then(ignore, ignore),
};

const ignore = () => {};
