import * as css from './skeleton.module.css';

interface SkeletonProps {
  /** CSS pixels or a CSS length; or a ratio such as `16 / 9`. */
  height?: number | string;
  width?: number | string;
  ratio?: string;
  /** Said by screen readers while it shows; nothing without it. */
  label?: string;
  isRound?: boolean;
}

/** Keeps the place of something that is on its way, so that nothing jumps when it comes. */
export function Skeleton({ height, width, ratio, label, isRound = false }: SkeletonProps) {
  return (
    <span
      className={isRound ? css.round : css.skeleton}
      style={{ height, width, aspectRatio: ratio }}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
