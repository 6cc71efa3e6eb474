import * as css from './skeleton.module.css';

interface SkeletonProps {
  /** CSS pixels, or a ratio such as `16 / 9`. */
  height?: number;
  ratio?: string;
  /** Said by screen readers while it shows; nothing without it. */
  label?: string;
  isRound?: boolean;
}

/** Keeps the place of something that is on its way, so that nothing jumps when it comes. */
export function Skeleton({ height, ratio, label, isRound = false }: SkeletonProps) {
  return (
    <span
      className={isRound ? css.round : css.skeleton}
      style={{ height, aspectRatio: ratio }}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
