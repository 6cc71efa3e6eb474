import { sharedPhrases } from '@xana/i18n';
import { CropDialog } from '@xana/remote-kit/crop-picture';
import { PICTURE_TYPES } from '@xana/remote-kit/picture-types';
import { Button } from '@xana/ui-kit/button';
import { FileDrop } from '@xana/ui-kit/file-drop';
import { Picture } from '@xana/ui-kit/picture';
import { Suspense } from 'react';
import { useText } from '../../space-form/phrases/phrases.ts';
import * as css from './picture-field.module.css';
import { useDraftPicture } from './use-draft-picture.ts';

/** Pixels of the uploaded picture: cards show 16:9. */
const FRAME = { width: 1600, height: 900 };

interface PictureFieldProps {
  /** The address of the uploaded picture; empty before the upload. */
  address: string;
  /** Of the picture while it is not uploaded. */
  name: string;
  /** The text of a submit without a picture. */
  missing: string | undefined;
  onUploaded(address: string): void;
  onBusy(isBusy: boolean): void;
}

/** The picture of a draft: chosen, dropped or pasted, cropped, and uploaded at once, so that an error is shown at once. */
export function PictureField({ missing, ...options }: PictureFieldProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { address } = options;
  const { progress, error, retry, cancel, choose, cropped, closeCrop, cropAgain, use } = useDraftPicture(options);
  const picture = address !== '' && (
    <span className={css.picture}>
      <Picture src={address} alt={t('pictureChosen')} sizes="22rem" ratio="16 / 9" />
    </span>
  );
  return (
    <div>
      <FileDrop
        label={t('picture')}
        hint={t('pictureHint')}
        accept={PICTURE_TYPES.join(',')}
        error={error ?? missing}
        changeLabel={progress === null && picture ? t('pictureChange') : undefined}
        // Without a preview the field shows its hint.
        preview={progress === null ? picture || undefined : <UploadProgress progress={progress} />}
        onFile={choose}
      />
      <div className={css.actions}>
        {progress !== null && (
          <span className={css.percent}>{t('uploaded', { percent: Math.round(progress * 100) })}</span>
        )}
        {retry && (
          <Button size="small" onClick={retry}>
            {shared('tryAgain')}
          </Button>
        )}
        {(progress !== null || retry) && (
          <Button size="small" variant="quiet" onClick={cancel}>
            {t('cancelUpload')}
          </Button>
        )}
        {progress === null && !retry && picture && cropAgain && (
          <Button size="small" variant="quiet" onClick={cropAgain}>
            {t('cropAgain')}
          </Button>
        )}
      </div>
      {cropped && (
        <Suspense>
          <CropDialog title={t('cropTitle')} file={cropped} frame={FRAME} onCropped={use} onClose={closeCrop} />
        </Suspense>
      )}
    </div>
  );
}

function UploadProgress({ progress }: { progress: number }) {
  const t = useText();
  return <progress className={css.progress} value={progress} aria-label={t('sending')} />;
}
