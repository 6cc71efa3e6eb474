import type { DeskHistory, DeskMicrofrontend } from '@xana/contracts/releases/desk';
import { useFormats } from '@xana/i18n/formats';
import { Button } from '@xana/ui-kit/button';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Notice } from '@xana/ui-kit/notice';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { CandidatePanel } from '../candidate/candidate-panel.tsx';
import { ChangeDialog } from '../change/change-dialog.tsx';
import type { Change } from '../change/change-kinds.ts';
import { SeriesSection } from '../charts/series-section.tsx';
import { HistoryList } from '../history/history-screen.tsx';
import { phrases, verbText } from '../phrases/phrases.ts';
import { useHistory, useOverview, useReleases, useSeries } from '../server/use-desk-data.ts';
import { TrialList } from '../trial/trial-list.tsx';
import { UploadDialog } from '../upload/upload-dialog.tsx';
import * as css from './microfrontend.module.css';
import { periodsOf } from './periods.ts';
import { ReleaseList } from './release-list.tsx';

/** One microfrontend: when which release was active, and all of its releases. */
export function MicrofrontendScreen() {
  const text = phrases.useText();
  const { name = '' } = useParams();
  const overview = useOverview();
  const releases = useReleases(name);
  const history = useHistory(name);
  const microfrontend = overview.data?.microfrontends.find((each) => each.name === name);
  const series = useSeries(name);
  const failed = [releases, history, series].find(({ isError, data }) => isError && !data);
  return (
    <div className={css.screen}>
      <p>
        <Link to="/" className={css.back}>
          ← {text('back')}
        </Link>
      </p>
      <h2 className={css.title}>{name}</h2>
      {microfrontend && <MicrofrontendActions microfrontend={microfrontend} />}
      {failed && (
        <ErrorState title={text('notLoaded')} retryLabel={text('retry')} onRetry={() => void failed.refetch()} />
      )}
      <section>
        <h3>{text('timeline')}</h3>
        {history.data ? (
          <Timeline name={name} entries={history.data} />
        ) : (
          <Skeleton height={120} label={text('loading')} />
        )}
      </section>
      <TrialList name={name} />
      {series.data ? (
        <SeriesSection name={name} series={series.data} />
      ) : (
        <Skeleton height={240} label={text('loading')} />
      )}
      <section>
        <h3>{text('releases')}</h3>
        {releases.data ? (
          <ReleaseList name={name} releases={releases.data} active={microfrontend?.active.id} />
        ) : (
          <Skeleton height={160} label={text('loading')} />
        )}
      </section>
      <section>
        <h3>{text('history')}</h3>
        {history.data && <HistoryList entries={history.data} />}
      </section>
    </div>
  );
}

/** What can be done with a microfrontend as a whole. */
function MicrofrontendActions({ microfrontend: { name, frozen, candidate } }: { microfrontend: DeskMicrofrontend }) {
  const text = phrases.useText();
  const { dayAndTime } = useFormats();
  const [change, setChange] = useState<Change>();
  const [isUpload, setIsUpload] = useState(false);
  return (
    <>
      <Notice
        tone="warning"
        text={frozen && text('frozen', { until: dayAndTime(frozen.until), actor: frozen.actorName })}
        hint={frozen?.reason}
      />
      <div className={css.actions}>
        <Button onClick={() => setChange({ kind: 'rollback', name })}>{text('rollBack')}</Button>
        <Button onClick={() => setIsUpload(true)}>{text('upload')}</Button>
        <Button onClick={() => setChange({ kind: frozen ? 'unfreeze' : 'freeze', name })}>
          {text(frozen ? 'doUnfreeze' : 'doFreeze')}
        </Button>
        {name !== 'shell' && <Button onClick={() => setChange({ kind: 'retire', name })}>{text('doRetire')}</Button>}
      </div>
      {isUpload && <UploadDialog name={name} onClose={() => setIsUpload(false)} />}
      {candidate && <CandidatePanel name={name} candidate={candidate} />}
      {change && <ChangeDialog change={change} onClose={() => setChange(undefined)} />}
    </>
  );
}

/** A bar for each time that a release was active, as wide as it was long, at least wide enough to see. */
function Timeline({ name, entries }: { name: string; entries: DeskHistory }) {
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
