import { sharedPhrases } from '@xana/i18n';
import { messagePhrases } from '@xana/i18n/messages';
import { Button } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { Notice } from '@xana/ui-kit/notice';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useId } from 'react';
import { MAX_ZOOM } from './crop-area.ts';
import * as css from './crop-dialog.module.css';
import { cropPhrases } from './phrases/crop-phrases.ts';
import { type Frame, useCrop } from './use-crop.ts';

export interface CropDialogProps {
  title: string;
  file: File;
  /** Size of the cropped picture in pixels. The same object in each render. */
  frame: Frame;
  shape?: 'box' | 'circle';
  onCropped(file: File): void;
  onClose(): void;
}

/** Crops a picture: drag, pinch, wheel and keys on the picture, or the sliders. */
export function CropDialog({ title, file, frame, shape = 'box', onCropped, onClose }: CropDialogProps) {
  const t = cropPhrases.useText();
  const shared = sharedPhrases.useText();
  const message = messagePhrases.useText();
  const hintId = useId();
  const { area, canvas, picture, crop, hasFailed, change, exportFile } = useCrop(file, frame);
  const sliders =
    picture &&
    ([
      { name: 'zoom', value: crop.zoom, min: 1, max: MAX_ZOOM, step: 0.05 },
      { name: 'x', value: crop.x, min: 0, max: picture.width, step: picture.width / 100 },
      { name: 'y', value: crop.y, min: 0, max: picture.height, step: picture.height / 100 },
    ] as const);
  return (
    <Dialog title={title} closeLabel={shared('close')} onClose={onClose}>
      <div className={css.crop}>
        <Notice tone="problem" text={hasFailed && message('INVALID_FILE_TYPE')} />
        {!picture && !hasFailed && <Skeleton height={240} label={shared('loading')} />}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is a picture that keys move. */}
        <div
          ref={area}
          className={css.area}
          data-shape={shape}
          hidden={!picture}
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move and zoom what has the focus.
          tabIndex={0}
          aria-label={t('preview')}
          aria-describedby={hintId}
        >
          <canvas ref={canvas} className={css.canvas} {...frame} />
        </div>
        {picture && (
          <p id={hintId} className={css.hint}>
            {t('hint')}
          </p>
        )}
        {sliders?.map(({ name, ...range }) => (
          <label key={name} className={css.slider}>
            <span>{t(name)}</span>
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
            {t('use')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
