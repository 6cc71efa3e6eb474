import * as css from './progress-bar.module.css';

interface ProgressBarProps {
  label: string;
  /** 0 to 100; indeterminate if omitted. */
  value?: number;
}

/** A thin bar at the top of the page while the next screen loads. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const isKnown = value !== undefined;
  return (
    <div
      className={css.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={isKnown ? Math.round(value) : undefined}
    >
      <div
        className={isKnown ? css.known : css.unknown}
        style={isKnown ? { transform: `scaleX(${value / 100})` } : undefined}
      />
    </div>
  );
}
