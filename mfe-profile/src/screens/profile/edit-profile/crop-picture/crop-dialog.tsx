import { sharedPhrases } from '@xana/i18n';
import { messagePhrases } from '@xana/i18n/messages';
import { Button } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { Notice } from '@xana/ui-kit/notice';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useText } from '../phrases/phrases.ts';
import type { PictureFieldName } from '../profile-fields.ts';
import { MAX_ZOOM } from './crop-area.ts';
import * as css from './crop-dialog.module.css';
import { useCrop } from './use-crop.ts';

/** In pixels of the uploaded picture. */
const FRAMES = { avatar: { width: 640, height: 640 }, banner: { width: 1600, height: 400 } } as const;

interface CropDialogProps {
  file: File;
  kind: PictureFieldName;
  onCropped(file: File): void;
  onClose(): void;
}

/** Crops a picture: drag and wheel on the picture, or the sliders, which keys move too. */
export function CropDialog({ file, kind, onCropped, onClose }: CropDialogProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const message = messagePhrases.useText();
  const frame = FRAMES[kind];
  const { canvas, picture, crop, hasFailed, change, exportFile } = useCrop(file, frame);
  const sliders =
    picture &&
    ([
      { name: 'zoom', value: crop.zoom, min: 1, max: MAX_ZOOM, step: 0.05 },
      { name: 'x', value: crop.x, min: 0, max: picture.width, step: picture.width / 100 },
      { name: 'y', value: crop.y, min: 0, max: picture.height, step: picture.height / 100 },
    ] as const);
  return (
    <Dialog title={t(`crop.${kind}`)} closeLabel={shared('close')} onClose={onClose}>
      <div className={css.crop}>
        <Notice tone="problem" text={hasFailed && message('INVALID_FILE_TYPE')} />
        {!picture && !hasFailed && <Skeleton height={240} label={shared('loading')} />}
        <canvas
          ref={canvas}
          className={css.canvas}
          data-kind={kind}
          hidden={!picture}
          role="img"
          aria-label={t('crop.preview')}
          {...frame}
        />
        {sliders?.map(({ name, ...range }) => (
          <label key={name} className={css.slider}>
            <span>{t(`crop.${name}`)}</span>
            <input type="range" {...range} onChange={(event) => change({ [name]: Number(event.target.value) })} />
          </label>
        ))}
        <DialogActions>
          <Button onClick={onClose}>{shared('cancel')}</Button>
          <Button
            variant="primary"
            disabled={!picture}
            onClick={() => void exportFile().then((cropped) => cropped && onCropped(cropped))}
          >
            {t('crop.use')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
