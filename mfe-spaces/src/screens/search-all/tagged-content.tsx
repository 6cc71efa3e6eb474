import { getEventByType } from '@xana/contracts/http/events/get-event-by-type';
import { getAllFeeds } from '@xana/contracts/http/feeds/get-all-feeds';
import { type RowOf, Slot, useOperation } from '@xana/remote-kit';
import { Grid } from '@xana/ui-kit/grid';
import { useText } from '../../phrases/phrases.ts';
import { EventCard } from '../../shared/event-card.tsx';
import * as css from './search-screen.module.css';

const MAX_EVENTS = 12;

/** The current events and the number of posts with the tag that a search is for. `tag` is null for any other search. */
export function useTaggedContent(query: string) {
  const tag = /^[#＃]\s*(\S.*)$/.exec(query)?.[1] ?? null;
  const options = { isEnabled: tag !== null };
  const input = { pageNumber: 1, tag: tag ?? '-' };
  const events = useOperation(
    getEventByType,
    { ...input, type: 'all' as const, filterBy: 'current' as const, pageSize: MAX_EVENTS },
    options,
  );
  const posts = useOperation(getAllFeeds, { ...input, pageSize: 1 }, options);
  const answers = [events, posts];
  const postCount = (tag !== null && posts.data?.count) || 0;
  const eventRows = (tag !== null && events.data?.rows) || [];
  return {
    tag,
    events: eventRows,
    postCount,
    count: postCount + eventRows.length,
    isLoading: tag !== null && answers.some(({ data }) => !data),
    isError: answers.some(({ isError, data }) => isError && !data),
    retry: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
  };
}

interface TaggedContentProps {
  tag: string;
  events: readonly RowOf<typeof getEventByType>[];
  postCount: number;
}

export function TaggedContent({ tag, events, postCount }: TaggedContentProps) {
  const t = useText();
  const title = t('explore.tab.events');
  return (
    <div className={css.types}>
      {events.length > 0 && (
        <section aria-label={title} className={css.type}>
          <h2>{title}</h2>
          <Grid cardWidth="wide">
            {events.map((event) => (
              <EventCard key={event.id} event={event} />
            ))}
          </Grid>
        </section>
      )}
      {postCount > 0 && <Slot name="search.posts" props={{ tag }} />}
    </div>
  );
}
