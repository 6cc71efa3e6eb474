import { sharedPhrases } from '@xana/i18n';
import { Dialog } from '@xana/ui-kit/dialog';
import { BackIcon, ForwardIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { useEffect, useState } from 'react';
import { pictureGalleryPhrases } from './phrases/picture-gallery-phrases.ts';
import type { ShownPicture } from './picture-gallery.tsx';
import * as css from './picture-viewer.module.css';

interface PictureViewerProps {
  pictures: readonly ShownPicture[];
  /** Index of the picture that is shown first. */
  first: number;
  onClose(): void;
}

/** The pictures of a post or message, one at a time and whole. The arrow keys show the others. */
export function PictureViewer({ pictures, first, onClose }: PictureViewerProps) {
  const t = pictureGalleryPhrases.useText();
  const shared = sharedPhrases.useText();
  const [index, setIndex] = useState(first);
  const picture = pictures[index];
  const last = pictures.length - 1;
  const step = (by: number) => setIndex((before) => Math.min(Math.max(before + by, 0), last));
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') step(-1);
      if (key === 'ArrowRight') step(1);
    };
    // In the capture phase: the dialog handles keys of its own.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [last]);
  if (!picture) return null;
  const { url, alt, width, height } = picture;
  return (
    <Dialog size="large" title={t('name')} closeLabel={shared('close')} onClose={onClose}>
      <div className={css.viewer}>
        <img
          key={url}
          src={`${url}?w=1920`}
          alt={alt || t('undescribed')}
          width={width}
          height={height}
          style={{ height: 'auto' }}
        />
        {alt !== '' && (
          <p className={css.description} aria-hidden="true">
            {alt}
          </p>
        )}
        {pictures.length > 1 && (
          <div className={css.steps}>
            <IconButton label={t('earlier')} aria-disabled={index === 0} onClick={() => step(-1)}>
              <BackIcon />
            </IconButton>
            <span aria-live="polite">{t('place', { index: index + 1, total: pictures.length })}</span>
            <IconButton label={t('later')} aria-disabled={index === last} onClick={() => step(1)}>
              <ForwardIcon />
            </IconButton>
          </div>
        )}
      </div>
    </Dialog>
  );
}
