import { Slot, useRouteParams, useSearchParams } from '@xana/remote-kit';
import { AvatarDetails } from './avatar/avatar-details.tsx';
import { EntityNotFound } from './details-page.tsx';
import { EventDetails } from './event/event-details.tsx';
import { SpaceDetails } from './space/space-details.tsx';

/** `/details/{id}?type={entityType}&for=space`, or `for=game`, `event`, `avatar`, `feed`. Without `for` it is a space. */
export function DetailsScreen() {
  const { id: requested = '' } = useRouteParams('/details/:id');
  const [query] = useSearchParams();
  if (!/^[1-9]\d{0,8}$/.test(requested)) return <EntityNotFound />;
  const id = Number(requested);
  switch (query.get('for')) {
    case 'event':
      return <EventDetails key={id} id={id} />;
    case 'avatar':
      return <AvatarDetails key={id} id={id} />;
    case 'feed':
      return <Slot key={id} name="details.feed" props={{ postId: id }} />;
    case 'game':
      return <SpaceDetails key={id} id={id} type={null} />;
    default:
      return <SpaceDetails key={id} id={id} type={query.get('type')} />;
  }
}
