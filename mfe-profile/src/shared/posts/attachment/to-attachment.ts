import type { CustomEvent } from '@xana/contracts/http/events/custom-event';
import type { PostAttachment } from '@xana/contracts/http/feeds/post-attachment';
import type { searchAll } from '@xana/contracts/http/search/search-all';
import type { Space } from '@xana/contracts/http/spaces/space';
import type { OutputOf } from '@xana/contracts/operation';

type SpaceHit = OutputOf<typeof searchAll>['paginatedResults'][number];

/** The card of a space of a list. */
export const ofSpace = ({ id, name, localizedNames, thumbnail, entityType }: Space): PostAttachment => ({
  kind: 'space',
  id,
  title: name,
  localizedTitles: localizedNames,
  picture: thumbnail,
  entityType,
});

/** The card of a space that a search found. */
export const ofHit = ({ id, name, localizedNames, image, entityType }: SpaceHit): PostAttachment => ({
  kind: 'space',
  id,
  title: name,
  localizedTitles: localizedNames,
  picture: image,
  ...(entityType ? { entityType } : {}),
});

/** The card of an event. */
export const ofEvent = ({ id, title, image, startsAt }: CustomEvent): PostAttachment => ({
  kind: 'event',
  id,
  title,
  picture: image,
  startsAt,
});

/** What create and edit send of a card. */
export const idOf = (attachment: PostAttachment | null) => attachment && { kind: attachment.kind, id: attachment.id };
