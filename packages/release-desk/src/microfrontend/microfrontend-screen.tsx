import { ErrorState } from '@xana/ui-kit/error-state';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { Link, useParams } from 'react-router-dom';
import { SeriesSection } from '../charts/series-section.tsx';
import { HistoryList } from '../history/history-screen.tsx';
import { phrases } from '../phrases/phrases.ts';
import { useHistory, useOverview, useReleases, useSeries } from '../server/use-desk-data.ts';
import { TrialList } from '../trial/trial-list.tsx';
import * as css from './microfrontend.module.css';
import { MicrofrontendActions } from './microfrontend-actions.tsx';
import { ReleaseList } from './release-list.tsx';
import { Timeline } from './timeline.tsx';

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
