import { Button } from '@xana/ui-kit/button';
import { Picture } from '@xana/ui-kit/picture';
import { useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import * as css from './message-pictures.module.css';
import { PictureViewer, type ShownPicture } from './picture-viewer.tsx';

interface MessagePicturesProps {
  pictures: readonly ShownPicture[];
  /** The sender is a stranger: the pictures are shown at a click. */
  isConcealed?: boolean;
}

/** Up to four pictures in a frame whose size is known before they load. A click shows one as large as the screen. */
export function MessagePictures({ pictures, isConcealed = false }: MessagePicturesProps) {
  const t = useText();
  const [isRevealed, setIsRevealed] = useState(false);
  const [opened, setOpened] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  if (isConcealed && !isRevealed) {
    return (
      <div className={css.concealed}>
        {t('picture.concealed', { count: pictures.length })}
        <Button size="small" onClick={() => setIsRevealed(true)}>
          {t('picture.reveal')}
        </Button>
      </div>
    );
  }
  return (
    <div className={css.pictures} data-count={pictures.length}>
      {pictures.map(({ url, alt, width, height }, index) => (
        <button
          key={url}
          type="button"
          className={css.picture}
          aria-label={t('picture.open', { number: index + 1, text: alt })}
          onClick={() => setOpened(index)}
        >
          <Picture
            src={url}
            alt={alt}
            sizes={pictures.length === 1 ? '20rem' : '10rem'}
            ratio={pictures.length === 1 ? ratioOf(width, height) : (SHARED_RATIO[pictures.length] ?? '1')}
          />
        </button>
      ))}
      {opened !== null && <PictureViewer pictures={pictures} first={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

const SHARED_RATIO: Record<number, string> = { 2: '4 / 5', 3: '4 / 3', 4: '1' };

/** Very tall and very wide pictures are cropped; the viewer shows all of them. */
function ratioOf(width = 4, height = 3): string {
  return String(Math.min(Math.max(width / height, 0.75), 2));
}
