import { useImage } from '../picture/use-image.ts';
import * as css from './avatar.module.css';

interface AvatarProps {
  name: string;
  src: string | null;
  /** `#rrggbb` behind the initial of a user without a picture. */
  color: string;
  /** CSS pixels. */
  size?: number;
  /** Marks the user as online with a dot. It is not announced. */
  isOnline?: boolean;
}

/** A user's picture or coloured initial. The name is next to it, so it is hidden from screen readers. */
export function Avatar({ isOnline = false, ...person }: AvatarProps) {
  if (!isOnline) return <Portrait {...person} />;
  return (
    <span className={css.online}>
      <Portrait {...person} />
    </span>
  );
}

function Portrait({ name, src, color, size = 36 }: Omit<AvatarProps, 'isOnline'>) {
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

/** A letter of English or Japanese that no mark changes. A segmenter takes a phone longer to load than a page of avatars to render. */
const LETTER = /^[ -~ぁ-ゖァ-鿿](?![^ -~ぁ-ゖァ-鿿])/;

/** The first grapheme, such as an emoji of several code points. */
function initialOf(name: string): string {
  const text = name.trim();
  const [letter] = LETTER.exec(text) ?? [];
  const [first] = letter ? [] : new Intl.Segmenter().segment(text);
  return (letter ?? first?.segment)?.toUpperCase() ?? '?';
}

/**
 * Black or white, whichever has more contrast with `#rrggbb`: at least 4.5:1 on any colour (relative luminance of
 * WCAG 2.2). An invalid colour leaves the choice to the style sheet.
 */
export function readableOn(color: string): string | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return undefined;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff';
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
