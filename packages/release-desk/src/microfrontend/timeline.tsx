import type { DeskHistory } from '@xana/contracts/releases/desk';
import { useFormats } from '@xana/i18n/formats';
import { phrases, verbText } from '../phrases/phrases.ts';
import * as css from './microfrontend.module.css';
import { periodsOf } from './periods.ts';

/** A bar for each time that a release was active, as wide as it was long, at least wide enough to see. */
export function Timeline({ name, entries }: { name: string; entries: DeskHistory }) {
  const text = phrases.useText();
  const { dayAndTime } = useFormats();
  const periods = periodsOf(entries, Date.now());
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
    <section className={css.timeline} aria-label={text('timelineFrom', { name })} tabIndex={0}>
      <ol className={css.periods}>
        {periods.map(({ id, version, verb, at, share, isCurrent }) => (
          <li
            key={at}
            className={css.period}
            data-verb={verb}
            data-current={isCurrent || undefined}
            style={{ flexGrow: share }}
            title={`${version ?? id.slice(0, 8)} · ${verbText(text, verb)} · ${dayAndTime(at)}`}
          >
            <b>{version ?? id.slice(0, 8)}</b>
            <span className={css.when}>
              {verbText(text, verb)} <time dateTime={at}>{dayAndTime(at)}</time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
