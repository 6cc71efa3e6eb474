import { useImage } from '../picture/use-image.ts';
import * as css from './avatar.module.css';
import { readableOn } from './readable-on.ts';

interface AvatarProps {
  name: string;
  src: string | null;
  /** `#rrggbb` behind the initial of a user without a picture. */
  color: string;
  /** CSS pixels. */
  size?: number;
}

const segmenter = new Intl.Segmenter();

/** A user's picture or coloured initial. The name is next to it, so it is hidden from screen readers. */
export function Avatar({ name, src, color, size = 36 }: AvatarProps) {
  const { state, handlers } = useImage(src);
  const frame = { width: size, height: size, fontSize: size * 0.42 };
  if (src && state !== 'broken') {
    return (
      <img
        className={css.avatar}
        style={frame}
        src={`${src}?w=160`}
        alt=""
        loading="lazy"
        decoding="async"
        {...handlers}
      />
    );
  }
  return (
    <span className={css.avatar} style={{ ...frame, background: color, color: readableOn(color) }} aria-hidden="true">
      {initialOf(name)}
    </span>
  );
}

/** The first grapheme, such as an emoji of several code points. */
function initialOf(name: string): string {
  const [first] = segmenter.segment(name.trim());
  return first?.segment.toUpperCase() ?? '?';
}
