import { sharedPhrases } from '@xana/i18n';
import { Dialog } from '@xana/ui-kit/dialog';
import { BackIcon, ForwardIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { useEffect, useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import * as css from './message-pictures.module.css';

export interface ShownPicture {
  url: string;
  alt: string;
  /** Pixels. */
  width?: number | undefined;
  height?: number | undefined;
}

interface PictureViewerProps {
  pictures: readonly ShownPicture[];
  /** Index of the picture that is shown first. */
  first: number;
  onClose(): void;
}

/** The pictures of a message, one at a time and whole. The arrow keys show the others. */
export function PictureViewer({ pictures, first, onClose }: PictureViewerProps) {
  const t = useText();
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
    <Dialog size="large" title={t('picture.name')} closeLabel={shared('close')} onClose={onClose}>
      <div className={css.viewer}>
        <img key={url} src={`${url}?w=1920`} alt={alt} width={width} height={height} style={{ height: 'auto' }} />
        {alt !== '' && (
          <p className={css.description} aria-hidden="true">
            {alt}
          </p>
        )}
        {pictures.length > 1 && (
          <div className={css.steps}>
            <IconButton label={t('picture.earlier')} aria-disabled={index === 0} onClick={() => step(-1)}>
              <BackIcon />
            </IconButton>
            <span aria-live="polite">{t('picture.place', { index: index + 1, total: pictures.length })}</span>
            <IconButton label={t('picture.later')} aria-disabled={index === last} onClick={() => step(1)}>
              <ForwardIcon />
            </IconButton>
          </div>
        )}
      </div>
    </Dialog>
  );
}
