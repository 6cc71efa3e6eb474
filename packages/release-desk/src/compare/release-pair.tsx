import type { DeskRelease } from '@xana/contracts/releases/desk';
import { phrases } from '../phrases/phrases.ts';
import * as css from './compare.module.css';

interface Side {
  label: string;
  release: DeskRelease;
}

/** Two releases, the one that is left and the one that is wanted. */
export function ReleasePair({ from, to }: { from: Side; to: Side }) {
  return (
    <div className={css.releases}>
      <ReleaseBox {...from} />
      <span className={css.arrow} aria-hidden="true">
        →
      </span>
      <ReleaseBox {...to} />
    </div>
  );
}

function ReleaseBox({ label, release: { version, id, health, commit } }: Side) {
  const text = phrases.useText();
  return (
    <div className={css.box}>
      <span className={css.soft}>{label}</span>
      <b className={css.version}>{version ?? '–'}</b>
      <code className={css.soft}>{id.slice(0, 8)}</code>
      <span className={css[health.verdict]}>{health.isMarked ? text('marked') : text(health.verdict)}</span>
      {commit && <span className={css.soft}>{text('commit', { commit: commit.slice(0, 8) })}</span>}
    </div>
  );
}
