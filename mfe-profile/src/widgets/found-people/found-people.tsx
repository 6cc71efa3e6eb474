import { searchAll } from '@xana/contracts/http/search/search-all';
import { useOperation, useOperationPages, useSlotProps } from '@xana/remote-kit';
import { Answer } from '@xana/remote-kit/answer';
import { Paged } from '@xana/remote-kit/paged';
import * as css from './found-people.module.css';
import { FoundPerson, type PersonHit } from './found-person.tsx';
import { useText } from './phrases/phrases.ts';

const PAGE_SIZE = 20;

/** The people that a search finds, each with a follow button: the best ones, or all page by page. */
export function FoundPeople() {
  const { query, limit } = useSlotProps<'search.people'>();
  return limit === undefined ? <AllPeople query={query} /> : <BestPeople query={query} limit={limit} />;
}

function BestPeople({ query, limit }: { query: string; limit: number }) {
  const t = useText();
  const answer = useOperation(searchAll, { name: query, type: 'profile', pageNumber: 1, pageSize: limit });
  return (
    <Answer of={answer} failedText={t('failed')} skeleton={150}>
      {({ paginatedResults }) => <People hits={paginatedResults} query={query} />}
    </Answer>
  );
}

function AllPeople({ query }: { query: string }) {
  const t = useText();
  const answer = useOperationPages(
    searchAll,
    (pageNumber) => ({ name: query, type: 'profile' as const, pageNumber, pageSize: PAGE_SIZE }),
    { listOf: ({ counts, paginatedResults }) => ({ count: counts.profile, rows: paginatedResults }) },
  );
  return (
    <Paged answer={answer} failedText={t('failed')} skeleton={480}>
      {(hits) => <People hits={hits} query={query} />}
    </Paged>
  );
}

function People({ hits, query }: { hits: readonly PersonHit[]; query: string }) {
  const t = useText();
  return (
    <ul className={css.people} aria-label={t('label')}>
      {hits.map((hit) => (
        <li key={hit.id}>
          <FoundPerson hit={hit} query={query} />
        </li>
      ))}
    </ul>
  );
}
