import type { DeskHistory } from '@xana/contracts/releases/desk';
import { useFormats } from '@xana/i18n/formats';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Select } from '@xana/ui-kit/select';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { Link, useSearchParams } from 'react-router-dom';
import { compareAddress } from '../compare/addresses.ts';
import { phrases, verbText } from '../phrases/phrases.ts';
import { useHistory, useOverview } from '../server/use-desk-data.ts';
import * as css from './history.module.css';

const ALL = 'all';

/** Who changed what, when and why; of one microfrontend when the address names it. */
export function HistoryScreen() {
  const text = phrases.useText();
  const [parameters, setParameters] = useSearchParams();
  const name = parameters.get('name') ?? undefined;
  const names = useOverview().data?.microfrontends.map((each) => each.name) ?? [];
  const { data, isError, refetch } = useHistory(name);
  return (
    <>
      <div className={css.filter}>
        <Select
          label={text('filter')}
          choices={[{ id: ALL, name: text('all') }, ...names.map((each) => ({ id: each, name: each }))]}
          chosen={name ?? ALL}
          onChoose={(id) => setParameters(id === ALL ? {} : { name: id })}
        />
      </div>
      {isError && !data && (
        <ErrorState title={text('notLoaded')} retryLabel={text('retry')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton height={240} label={text('loading')} />}
      {data?.length === 0 && <EmptyState text={text('noHistory')} />}
      {data && data.length > 0 && <HistoryList entries={data} />}
    </>
  );
}

export function HistoryList({ entries }: { entries: DeskHistory }) {
  return (
    <ol className={css.entries}>
      {entries.map((entry) => (
        <Entry key={entry.revision} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry }: { entry: DeskHistory[number] }) {
  const text = phrases.useText();
  const { dayAndTime } = useFormats();
  const { revision, at, verb, actor, actorName, approvedBy, reason, name, from, to, release, details } = entry;
  const shown = ({ version, id }: { version: string | null; id: string }) => version ?? id.slice(0, 8);
  const isSwitch = from?.id !== to?.id;
  return (
    <li className={css.entry} data-verb={verb}>
      <p className={css.what}>
        <b>{name}</b> <span>{verbText(text, verb)}</span> {release && <code>{shown(release)}</code>}
        {isSwitch && (
          <code>
            {from ? shown(from) : '–'} → {to ? shown(to) : '–'}
          </code>
        )}
        {name && from && to && isSwitch && (
          <Link
            to={compareAddress(name, from.id, to.id)}
            className={css.compare}
            aria-label={text('compareBoth', { from: shown(from), to: shown(to) })}
          >
            {text('compare')}
          </Link>
        )}
      </p>
      <p>{reason}</p>
      {details.length > 0 && <p className={css.soft}>{details.join(' · ')}</p>}
      <p className={css.soft}>
        <time dateTime={at}>{dayAndTime(at)}</time> · <span title={actor}>{actorName}</span>
        {approvedBy && ` · ${text('approvedBy', { by: approvedBy })}`} · {text('revision', { revision })}
      </p>
    </li>
  );
}
