import * as css from './countdown-ring.module.css';

const RADIUS = 44;
const LENGTH = 2 * Math.PI * RADIUS;

interface CountdownRingProps {
  secondsLeft: number;
  total: number;
  /** The same as a sentence, for screen readers. */
  label: string;
}

/** A ring that empties, with the seconds in it. */
export function CountdownRing({ secondsLeft, total, label }: CountdownRingProps) {
  return (
    <div className={css.ring} role="timer" aria-label={label}>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle className={css.track} cx="50" cy="50" r={RADIUS} />
        <circle
          className={css.left}
          cx="50"
          cy="50"
          r={RADIUS}
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - secondsLeft / total)}
        />
      </svg>
      <span className={css.seconds} aria-hidden="true">
        {secondsLeft}
      </span>
    </div>
  );
}
