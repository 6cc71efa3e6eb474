import { usePictureUpload } from '@xana/remote-kit/picture-upload';
import { useEffect, useEffectEvent, useState } from 'react';
import { pendingPicture } from './pending-picture.ts';

interface DraftPictureOptions {
  /** Empty before the upload. */
  address: string;
  /** Of the picture while it is not uploaded. */
  name: string;
  onUploaded(address: string): void;
  onBusy(isBusy: boolean): void;
}

/** A picture that is chosen, cropped and uploaded. An upload that was interrupted starts again with the form. */
export function useDraftPicture({ address, name, onUploaded, onBusy }: DraftPictureOptions) {
  /** The file as it was chosen, for a second crop. */
  const [source, setSource] = useState<File | null>(null);
  const [isCropping, setIsCropping] = useState(false);
  const { accepts, upload, cancel, ...state } = usePictureUpload({
    onUploaded(uploaded) {
      void pendingPicture.remove(name);
      onUploaded(uploaded);
    },
    onBusy,
  });
  const resume = useEffectEvent(async () => {
    const pending = address === '' ? await pendingPicture.read(name) : null;
    if (pending) await upload(pending);
  });
  useEffect(() => void resume(), []);
  const choose = (file: File) => {
    if (!accepts(file)) return;
    setSource(file);
    setIsCropping(true);
  };
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? [];
    if (!file || isCropping) return;
    event.preventDefault();
    choose(file);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  return {
    ...state,
    choose,
    cancel() {
      void pendingPicture.remove(name);
      cancel();
    },
    /** The file in the crop dialog; null while that is closed. */
    cropped: isCropping ? source : null,
    closeCrop: () => setIsCropping(false),
    cropAgain: source && (() => setIsCropping(true)),
    use(file: File) {
      setIsCropping(false);
      void pendingPicture.write(name, file);
      void upload(file);
    },
  };
}
