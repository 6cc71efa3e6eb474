import type { DeskTrial } from '@xana/contracts/releases/desk';
import { useFormats } from '@xana/i18n/formats';
import { Badge } from '@xana/ui-kit/badge';
import { Spinner } from '@xana/ui-kit/spinner';
import { phrases } from '../phrases/phrases.ts';
import { useTrials } from '../server/use-desk-data.ts';
import * as css from './trial.module.css';

/** Releases of a microfrontend that were mounted on the page in a browser, and what came out. Empty: nothing. */
export function TrialList({ name }: { name: string }) {
  const text = phrases.useText();
  const trials = (useTrials().data ?? []).filter((each) => each.name === name);
  if (trials.length === 0) return null;
  return (
    <section>
      <h3>{text('trials')}</h3>
      <ul className={css.trials}>
        {trials.map((trial) => (
          <Trial key={`${trial.id} ${trial.at}`} trial={trial} />
        ))}
      </ul>
    </section>
  );
}

function Trial({ trial: { id, at, state, output } }: { trial: DeskTrial }) {
  const text = phrases.useText();
  const { dayAndTime } = useFormats();
  const isRunning = state === 'running';
  return (
    <li className={css.trial}>
      <p className={css.head} role="status">
        {isRunning && <Spinner />}
        <code>{id.slice(0, 8)}</code>
        <Badge tone={state === 'failed' ? 'live' : 'soft'}>{text(`trial_${state}`)}</Badge>
        <span className={css.soft}>{dayAndTime(at)}</span>
      </p>
      {isRunning && <p className={css.soft}>{text('trialTakes')}</p>}
      {!isRunning && (
        <details open={state === 'failed'}>
          <summary>{text('trialOutput')}</summary>
          <pre className={css.output}>{output}</pre>
        </details>
      )}
    </li>
  );
}
