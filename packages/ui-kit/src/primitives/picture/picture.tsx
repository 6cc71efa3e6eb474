import * as css from './picture.module.css';
import { PICTURE_WIDTHS } from './picture-widths.ts';
import { useImage } from './use-image.ts';

export { onPictureBroken, retryPictures } from './use-image.ts';

interface PictureProps {
  /** URL on the media host, which serves each width at `?w=`. */
  src: string | null;
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** `16 / 9`; kept while the picture loads. */
  ratio: string;
  /** The picture's main colour, `#rrggbb`, shown while it loads. */
  color?: string;
  /** For the largest picture of the first screen (LCP): loaded with high priority. */
  isUrgent?: boolean;
}

/** A picture that reserves its space. A plain surface replaces a broken picture. */
export function Picture({ src, alt, sizes, ratio, color, isUrgent = false }: PictureProps) {
  const { state, handlers } = useImage(src);
  const frame = { aspectRatio: ratio, background: color };
  if (!src || state === 'broken') {
    return <span className={css.frame} style={frame} {...(alt ? { role: 'img', 'aria-label': alt } : {})} />;
  }
  return (
    <span className={css.frame} style={frame}>
      <img
        key={src}
        className={css.image}
        data-state={state}
        sizes={sizes}
        srcSet={PICTURE_WIDTHS.map((width) => `${src}?w=${width} ${width}w`).join(', ')}
        src={`${src}?w=640`}
        alt={alt}
        loading={isUrgent ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : 'auto'}
        decoding="async"
        {...handlers}
      />
    </span>
  );
}
