import type { CustomEvent } from '@xana/contracts/http/events/custom-event';
import { getEventByType } from '@xana/contracts/http/events/events';
import type { PostAttachment } from '@xana/contracts/http/feeds/post-attachment';
import { sharedPhrases } from '@xana/i18n';
import { useOperation, useOperationPages } from '@xana/remote-kit';
import { Paged } from '@xana/remote-kit/paged';
import { EmptyState } from '@xana/ui-kit/empty-state';
import type { PickListProps } from './attachment-picker.tsx';
import { useText } from './phrases/phrases.ts';
import { PickRows } from './pick-rows.tsx';

const OWN_SIZE = 6;
const PAGE_SIZE = 50;

/** The member's own events and those that are live or upcoming. A search filters the loaded ones by title and space. */
export function PickEvents({ search, onChoose }: PickListProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const own = useOperation(getEventByType, { type: 'all', filterBy: 'mine', pageNumber: 1, pageSize: OWN_SIZE });
  const current = useOperationPages(getEventByType, (pageNumber) => ({
    type: 'all' as const,
    filterBy: 'current' as const,
    pageNumber,
    pageSize: PAGE_SIZE,
  }));
  const ownEvents = (own.data?.rows ?? []).filter((event) => matches(event, search));
  const ownIds = new Set(ownEvents.map(({ id }) => id));
  return (
    <>
      <PickRows title={t('own.event')} attachments={ownEvents.map(ofEvent)} onChoose={onChoose} />
      <Paged answer={current} failedText={t('failed')} skeleton={320}>
        {(rows) => {
          const others = rows.filter((event) => !ownIds.has(event.id) && matches(event, search));
          if (search !== '' && others.length === 0 && ownEvents.length === 0) {
            return <EmptyState text={shared('noData')} />;
          }
          const title = t(search === '' ? 'all.event' : 'found');
          return <PickRows title={title} attachments={others.map(ofEvent)} onChoose={onChoose} />;
        }}
      </Paged>
    </>
  );
}

const matches = ({ title, space }: CustomEvent, search: string): boolean =>
  `${title}\n${space.name}`.toLocaleLowerCase().includes(search.toLocaleLowerCase());

const ofEvent = ({ id, title, image, startsAt }: CustomEvent): PostAttachment => ({
  kind: 'event',
  id,
  title,
  picture: image,
  startsAt,
});
