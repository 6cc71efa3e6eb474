import type { PostAttachment } from '@xana/contracts/http/feeds/post-attachment';
import { searchAll } from '@xana/contracts/http/search/search-all';
import { getMySpaces } from '@xana/contracts/http/spaces/own-spaces';
import type { Space } from '@xana/contracts/http/spaces/space';
import { getAllSpaces } from '@xana/contracts/http/spaces/space-lists';
import type { OutputOf } from '@xana/contracts/operation';
import { useOperation, useOperationPages } from '@xana/remote-kit';
import { Paged } from '@xana/remote-kit/paged';
import type { PickListProps } from './attachment-picker.tsx';
import { useText } from './phrases/phrases.ts';
import { PickRows } from './pick-rows.tsx';

const OWN_SIZE = 6;
const PAGE_SIZE = 20;

/** The member's own spaces and all others; or the spaces that a search finds. */
export function PickSpaces({ search, onChoose }: PickListProps) {
  return search === '' ? <Offered onChoose={onChoose} /> : <Found search={search} onChoose={onChoose} />;
}

function Offered({ onChoose }: Pick<PickListProps, 'onChoose'>) {
  const t = useText();
  const own = useOperation(getMySpaces, { pageNumber: 1, pageSize: OWN_SIZE }).data?.rows ?? [];
  const all = useOperationPages(getAllSpaces, (pageNumber) => ({ pageNumber, pageSize: PAGE_SIZE }));
  const ownIds = new Set(own.map(({ id }) => id));
  return (
    <>
      <PickRows title={t('own.space')} attachments={own.map(ofSpace)} onChoose={onChoose} />
      <Paged answer={all} failedText={t('failed')} skeleton={320}>
        {(rows) => (
          <PickRows
            title={t('all.space')}
            attachments={rows.filter(({ id }) => !ownIds.has(id)).map(ofSpace)}
            onChoose={onChoose}
          />
        )}
      </Paged>
    </>
  );
}

function Found({ search, onChoose }: PickListProps) {
  const t = useText();
  const found = useOperationPages(
    searchAll,
    (pageNumber) => ({ name: search, type: 'world' as const, pageNumber, pageSize: PAGE_SIZE }),
    { listOf: ({ counts, paginatedResults }) => ({ count: counts.world, rows: paginatedResults }) },
  );
  return (
    <Paged answer={found} failedText={t('failed')} skeleton={320}>
      {(rows) => <PickRows title={t('found')} attachments={rows.map(ofHit)} onChoose={onChoose} />}
    </Paged>
  );
}

const ofSpace = ({ id, name, localizedNames, thumbnail, entityType }: Space): PostAttachment => ({
  kind: 'space',
  id,
  title: name,
  localizedTitles: localizedNames,
  picture: thumbnail,
  entityType,
});

type SpaceHit = OutputOf<typeof searchAll>['paginatedResults'][number];

const ofHit = ({ id, name, localizedNames, image, entityType }: SpaceHit): PostAttachment => ({
  kind: 'space',
  id,
  title: name,
  localizedTitles: localizedNames,
  picture: image,
  entityType: entityType ?? undefined,
});
