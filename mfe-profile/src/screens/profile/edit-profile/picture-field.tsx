import { CropDialog } from '@xana/remote-kit/crop-picture';
import { PICTURE_TYPES } from '@xana/remote-kit/picture-types';
import { usePictureUpload } from '@xana/remote-kit/picture-upload';
import { DeleteIcon } from '@xana/ui-kit/chat-icon';
import { FileDrop } from '@xana/ui-kit/file-drop';
import { IconButton } from '@xana/ui-kit/icon-button';
import { type ReactNode, Suspense, useState } from 'react';
import * as css from './edit-profile.module.css';
import { useText } from './phrases/phrases.ts';
import type { PictureFieldName } from './profile-fields.ts';

/** In pixels of the uploaded picture. */
const FRAMES = { avatar: { width: 640, height: 640 }, banner: { width: 1600, height: 400 } } as const;

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
  const [chosen, setChosen] = useState<File | null>(null);
  const { progress, error, accepts, upload } = usePictureUpload({ onUploaded: onChange, onBusy });
  return (
    <div className={css.pictureField}>
      <FileDrop
        label={t(`field.${kind}`)}
        hint={t('pictureHint')}
        accept={PICTURE_TYPES.join(',')}
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
        onFile={(file) => accepts(file) && setChosen(file)}
      />
      {address !== '' && progress === null && (
        <span className={css.remove} data-kind={kind}>
          <IconButton label={t(`remove.${kind}`)} onClick={() => onChange('')}>
            <DeleteIcon />
          </IconButton>
        </span>
      )}
      {chosen && (
        <Suspense>
          <CropDialog
            title={t(`crop.${kind}`)}
            file={chosen}
            frame={FRAMES[kind]}
            shape={kind === 'avatar' ? 'circle' : 'box'}
            onCropped={(file) => {
              setChosen(null);
              void upload(file);
            }}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
