import { lazyPart } from '@xana/remote-kit';
import { Picture } from '@xana/ui-kit/picture';
import { Suspense, useState } from 'react';
import { pictureGalleryPhrases } from './phrases/picture-gallery-phrases.ts';
import * as css from './picture-gallery.module.css';

const PictureViewer = lazyPart(() => import('./picture-viewer.tsx').then(({ PictureViewer }) => PictureViewer));

export interface ShownPicture {
  url: string;
  /** What it shows; empty without a description. */
  alt: string;
  /** Pixels. */
  width?: number | undefined;
  height?: number | undefined;
}

interface PictureGalleryProps {
  pictures: readonly ShownPicture[];
  /** `post`: as wide as its place. `message`: as wide as a message, and one picture in its own ratio. */
  layout: Layout;
}

type Layout = 'post' | 'message';

/** Up to four pictures of a user in a frame whose size is known before they load. A click shows one as large as the screen. */
export function PictureGallery({ pictures, layout }: PictureGalleryProps) {
  const t = pictureGalleryPhrases.useText();
  const [opened, setOpened] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  const isAlone = pictures.length === 1;
  return (
    <div className={css.pictures} data-layout={layout} data-count={pictures.length}>
      {pictures.map((picture, index) => (
        <button
          key={picture.url}
          type="button"
          className={css.picture}
          aria-label={t('open', { number: index + 1, text: picture.alt || t('undescribed') })}
          onClick={() => setOpened(index)}
        >
          <Picture
            src={picture.url}
            alt={picture.alt}
            sizes={SIZES[layout][isAlone ? 'alone' : 'beside']}
            ratio={isAlone && layout === 'message' ? ownRatio(picture) : (RATIOS[layout][pictures.length] ?? '16 / 9')}
          />
        </button>
      ))}
      {opened !== null && (
        <Suspense>
          <PictureViewer pictures={pictures} first={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  );
}

const SIZES = {
  post: { alone: '(min-width: 768px) 40rem, 100vw', beside: '(min-width: 768px) 20rem, 50vw' },
  message: { alone: '20rem', beside: '10rem' },
};
/** Of a picture, by the number of pictures; otherwise 16 / 9. */
const RATIOS: Record<Layout, Record<number, string>> = {
  post: { 2: '8 / 9' },
  message: { 2: '4 / 5', 3: '4 / 3', 4: '1' },
};

/** Very tall and very wide pictures are cropped; the viewer shows all of them. */
const ownRatio = ({ width = 4, height = 3 }: ShownPicture) => String(Math.min(Math.max(width / height, 0.75), 2));
