import { useState } from 'react';
import * as css from './avatar.module.css';

interface AvatarProps {
  name: string;
  src: string | null;
  /** `#rrggbb` behind the initial of somebody without a picture. */
  color: string;
  /** CSS pixels. */
  size?: number;
}

const segmenter = new Intl.Segmenter();

/** Somebody's picture or their coloured initial. Their name stands beside it, so it is hidden from screen readers. */
export function Avatar({ name, src, color, size = 36 }: AvatarProps) {
  const [isBroken, setIsBroken] = useState(false);
  const frame = { width: size, height: size, fontSize: size * 0.42 };
  if (src && !isBroken) {
    return (
      <img
        className={css.avatar}
        style={frame}
        src={`${src}?w=160`}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setIsBroken(true)}
      />
    );
  }
  return (
    <span className={css.avatar} style={{ ...frame, background: color, color: readableOn(color) }} aria-hidden="true">
      {initialOf(name)}
    </span>
  );
}

function initialOf(name: string): string {
  const [first] = segmenter.segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? '?';
}

/** Black or white, whichever has the higher contrast (relative luminance of WCAG 2.2). */
function readableOn(color: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#15151f' : '#ffffff';
}
