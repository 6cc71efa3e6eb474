import type { CustomEvent } from '@xana/contracts/http/events/custom-event';
import { getRelatedEvents } from '@xana/contracts/http/events/events';
import { useLocalized } from '@xana/i18n';
import { useOperation, WhenInView } from '@xana/remote-kit';
import { EventCard } from '../../../shared/event-card.tsx';
import { EventRail, RAIL_HEIGHT, SpacesRail } from '../../../shared/rails.tsx';
import { useText } from './phrases/phrases.ts';

/**
 * Rails of live and upcoming events in the same space, by the same host and of the same type; of all where there are none. They are
 * requested with the page: the number of rails is known, and their height reserved, before the focus or the eye is below them.
 */
export function RelatedEvents({ event }: { event: CustomEvent }) {
  const t = useText();
  const localize = useLocalized();
  const { id, type, space, host } = event;
  const answer = useOperation(getRelatedEvents, { id });
  const { inSpace = [], ofHost = [], ofType = [] } = answer.data ?? {};
  if (answer.data && inSpace.length + ofHost.length + ofType.length === 0) {
    return (
      <WhenInView height={RAIL_HEIGHT}>
        <EventRail except={id} />
      </WhenInView>
    );
  }
  const rails = [
    { key: 'space', title: t('related.space', { name: localize(space.name, space.localizedNames) }), rows: inSpace },
    { key: 'host', title: t('related.host', { name: host.name }), rows: ofHost },
    { key: 'type', title: t('related.type'), rows: ofType, allPath: `/explore?tab=events&kind=${type}` },
  ];
  // While nothing is known, one rail shows that it loads, or that it failed.
  return rails
    .filter(({ key, rows }) => (answer.data ? rows.length > 0 : key === 'type'))
    .map(({ key, title, rows, allPath }) => (
      <WhenInView key={key} height={RAIL_HEIGHT}>
        <SpacesRail
          title={title}
          allPath={allPath}
          cardWidth="wide"
          answer={answer.data ? { ...answer, data: { rows } } : { isError: answer.isError, refetch: answer.refetch }}
          card={(related) => <EventCard key={related.id} event={related} />}
        />
      </WhenInView>
    ));
}
