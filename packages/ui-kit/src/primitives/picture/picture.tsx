import { useState } from 'react';
import * as css from './picture.module.css';

interface PictureProps {
  /** Address on the media host, which serves each width at `?w=`. */
  src: string | null;
  alt: string;
  /** How wide it is shown, as the `sizes` attribute wants it. */
  sizes: string;
  /** `16 / 9`; kept while the picture loads. */
  ratio: string;
  /** The first screen's largest picture: fetched before all others. */
  isUrgent?: boolean;
}

const WIDTHS = [160, 320, 480, 640, 960, 1280, 1920];

/** A picture that keeps its place, fades in, and gives way to a plain surface if it cannot be had. */
export function Picture({ src, alt, sizes, ratio, isUrgent = false }: PictureProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'broken'>(src ? 'loading' : 'broken');
  if (!src || state === 'broken') {
    return <span className={css.frame} style={{ aspectRatio: ratio }} />;
  }
  return (
    <span className={css.frame} style={{ aspectRatio: ratio }}>
      <img
        className={css.image}
        data-state={state}
        src={`${src}?w=640`}
        srcSet={WIDTHS.map((width) => `${src}?w=${width} ${width}w`).join(', ')}
        sizes={sizes}
        alt={alt}
        loading={isUrgent ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : 'auto'}
        decoding="async"
        ref={(image) => {
          if (image?.complete && image.naturalWidth > 0) setState('loaded');
        }}
        onLoad={() => setState('loaded')}
        onError={() => setState('broken')}
      />
    </span>
  );
}
