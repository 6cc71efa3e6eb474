import { PICTURE_TYPES } from '@xana/remote-kit/picture-types';
import { usePictureUpload } from '@xana/remote-kit/picture-upload';
import { FileDrop } from '@xana/ui-kit/file-drop';
import { Picture } from '@xana/ui-kit/picture';
import * as css from '../create-space-dialog.module.css';
import { useText } from '../phrases/phrases.ts';

interface PictureFieldProps {
  /** The address of the uploaded picture; empty before the upload. */
  address: string;
  /** The text of a submit without a picture. */
  missing: string | undefined;
  onUploaded(address: string): void;
  onBusy(isBusy: boolean): void;
}

/** The picture of the space, uploaded as soon as it is chosen, so that an error is shown at once. */
export function PictureField({ address, missing, onUploaded, onBusy }: PictureFieldProps) {
  const t = useText();
  const { progress, error, accepts, upload } = usePictureUpload({ onUploaded, onBusy });
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
      accept={PICTURE_TYPES.join(',')}
      error={error ?? missing}
      preview={preview}
      onFile={(file) => accepts(file) && void upload(file)}
    />
  );
}
