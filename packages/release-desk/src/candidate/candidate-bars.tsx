import { phrases } from '../phrases/phrases.ts';
import * as css from './candidate.module.css';

/** How many visitors get the candidate. */
export function ShareBar({ percent, isPaused }: { percent: number; isPaused: boolean }) {
  const text = phrases.useText();
  return (
    <div>
      <p className={css.label}>
        <span>{text('shareOf')}</span> <b>{isPaused ? '0' : percent}%</b>
      </p>
      <span className={css.bar} aria-hidden="true">
        <span className={css.filled} style={{ inlineSize: `${isPaused ? 0 : percent}%` }} />
      </span>
    </div>
  );
}

/** The evidence grows by factors, so the bar shows its logarithm. */
export function EvidenceBar({ label, evidence, limit }: { label: string; evidence: number; limit: number }) {
  const text = phrases.useText();
  const share = Math.min(1, Math.max(0, Math.log(Math.max(evidence, 1)) / Math.log(limit)));
  const tone = share >= 1 ? css.over : css.evidence;
  return (
    <div>
      <p className={css.label}>
        <span>{label}</span>{' '}
        <b>{text('evidenceOf', { evidence: evidence < 10 ? evidence.toFixed(1) : Math.round(evidence), limit })}</b>
      </p>
      <span className={css.bar} aria-hidden="true">
        <span className={tone} style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </div>
  );
}
