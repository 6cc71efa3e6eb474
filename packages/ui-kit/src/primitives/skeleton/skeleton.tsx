import * as css from './skeleton.module.css';

interface SkeletonProps {
  /** CSS pixels or a CSS length; or a ratio such as `16 / 9`. */
  height?: number | string;
  width?: number | string;
  ratio?: string;
  /** Text for screen readers. */
  label?: string;
  isRound?: boolean;
}

/** A placeholder that prevents layout shift while content loads. */
export function Skeleton({ height, width, ratio, label, isRound = false }: SkeletonProps) {
  return (
    <span
      className={isRound ? css.round : css.skeleton}
      style={{ height, width, aspectRatio: ratio }}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
