import * as css from './follow-user-button.module.css';

/** One of several labels in the width of the widest: what stands beside it stays where it is when the label changes. */
export function SteadyLabel({ labels, shown }: { labels: readonly string[]; shown: string }) {
  return (
    <span className={css.labels}>
      {labels.map((label) => (
        <span key={label} className={css.label} aria-hidden={label !== shown}>
          {label}
        </span>
      ))}
    </span>
  );
}
