import { getSingleEvent } from '@xana/contracts/http/events/get-single-event';
import { useOperation } from '@xana/remote-kit';
import { DetailsPage } from '../details-page.tsx';
import { EventView } from './event-view.tsx';

export function EventDetails({ id }: { id: number }) {
  return (
    <DetailsPage
      answer={useOperation(getSingleEvent, { id })}
      goneCode="EVENT_NOT_FOUND"
      titleOf={({ title }) => title}
    >
      {(event) => <EventView event={event} />}
    </DetailsPage>
  );
}
