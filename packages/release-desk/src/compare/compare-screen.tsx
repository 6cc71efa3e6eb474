import type { DeskDifferences } from '@xana/contracts/releases/desk-differences';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { Notice } from '@xana/ui-kit/notice';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { phrases } from '../phrases/phrases.ts';
import { useDifferences } from '../server/use-desk-data.ts';
import { compareAddress } from './addresses.ts';
import * as css from './compare.module.css';
import { type Difference, DifferenceList } from './difference-list.tsx';
import { ReleasePair } from './release-pair.tsx';
import { SizeTable } from './size-table.tsx';

/** What differs between two releases of one microfrontend, at an address that can be shared. */
export function CompareScreen() {
  const text = phrases.useText();
  const { name = '' } = useParams();
  const [parameters] = useSearchParams();
  const [from, to] = [parameters.get('from') ?? '', parameters.get('to') ?? ''];
  const { data, error } = useDifferences(name, from, to);
  return (
    <div className={css.screen}>
      <p className={css.links}>
        <Link to={`/microfrontends/${name}`} className={css.link}>
          ← {name}
        </Link>
        {data && (
          <Link to={compareAddress(name, data.to.id, data.from.id)} className={css.link} replace>
            {text('swap')}
          </Link>
        )}
      </p>
      <h2 className={css.title}>{text('compareTitle', { name })}</h2>
      {error && !data && <Notice tone="problem" text={text('notCompared')} hint={error.message} />}
      {!data && !error && <Skeleton height={320} label={text('loading')} />}
      {data && (
        <>
          <ReleasePair
            from={{ label: text('before'), release: data.from }}
            to={{ label: text('after'), release: data.to }}
          />
          <Differences differences={data} />
        </>
      )}
    </div>
  );
}

function Differences({ differences }: { differences: DeskDifferences }) {
  const text = phrases.useText();
  const { from, to, sizes, contributions, operations, events, shared, grants } = differences;
  const majors = (changed: DeskDifferences['events']['publishes']): Difference[] =>
    changed.map(({ before, after, ...rest }) => ({
      ...rest,
      detail: text('major', { major: [before, after].filter((each) => each !== null).join(' → ') }),
    }));
  const lists: { title: string; differences: readonly Difference[] | null }[] = [
    { title: text('contributions'), differences: contributions },
    { title: text('operations'), differences: operations },
    { title: text('eventsPublished'), differences: majors(events.publishes) },
    { title: text('eventsConsumed'), differences: majors(events.consumes) },
    {
      title: text('sharedModules'),
      differences:
        shared?.map(({ module, kind, added, removed }) => ({
          kind,
          what: module,
          detail: [...added.map((each) => `+${each}`), ...removed.map((each) => `−${each}`)].join(', '),
        })) ?? null,
    },
    { title: text('grants'), differences: grants },
  ];
  const hasSizes = from.bytes !== to.bytes || sizes.some(({ before, after }) => before !== after);
  if (!hasSizes && lists.every((each) => each.differences?.length === 0))
    return <EmptyState text={text('noDifference')} />;
  return (
    <>
      {hasSizes && (
        <section>
          <h3>{text('sizes')}</h3>
          <SizeTable differences={differences} />
        </section>
      )}
      {lists.map((each) => (
        <DifferenceSection key={each.title} {...each} />
      ))}
    </>
  );
}

/** Nothing for a list without a difference. */
function DifferenceSection({ title, differences }: { title: string; differences: readonly Difference[] | null }) {
  const text = phrases.useText();
  if (differences?.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      {differences ? (
        <DifferenceList differences={differences} />
      ) : (
        <p className={css.soft}>{text('differenceUnknown')}</p>
      )}
    </section>
  );
}
