import type { OwnSpace } from '@xana/contracts/http/spaces/own-space';
import { getOwnSpace } from '@xana/contracts/http/spaces/own-spaces';
import { sharedPhrases } from '@xana/i18n';
import { useOperation, useSearchParams } from '@xana/remote-kit';
import { TermsFirst } from '@xana/remote-kit/terms-first';
import { useMember } from '@xana/session/react';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { eventDrafts } from '../../shared/event-form/event-drafts.ts';
import { EventForm } from '../../shared/event-form/event-form.tsx';
import { type EventValues, NO_EVENT } from '../../shared/event-form/event-values.ts';
import { HostEventPage } from './host-event-page.tsx';
import { useText } from './phrases/phrases.ts';
import { useCreateEvent } from './use-create-event.ts';

/** `/create-event`, with `?space={id}` for a space of the member. */
export function CreateEventScreen() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const member = useMember();
  const [query] = useSearchParams();
  const id = Number(/^[1-9]\d{0,8}$/.exec(query.get('space') ?? '')?.[0] ?? 0);
  const space = useOperation(getOwnSpace, { id }, { isEnabled: id > 0 });
  const isReady = id === 0 || space.data !== undefined || space.isError;
  return (
    <HostEventPage title={t('createTitle')}>
      {member && isReady ? (
        <TermsFirst>
          <NewEventForm userId={member.id} empty={{ ...NO_EVENT, space: space.data ? venueOf(space.data) : null }} />
        </TermsFirst>
      ) : (
        <Skeleton height={640} label={shared('loading')} />
      )}
    </HostEventPage>
  );
}

const venueOf = ({ id, name, entityType, thumbnail }: OwnSpace) => ({ id, name, entityType, image: thumbnail });

/** The browser stores the draft until the event is created. */
function NewEventForm({ userId, empty }: { userId: number; empty: EventValues }) {
  const t = useText();
  const draft = { userId, eventId: null };
  const { save, isBusy, problem } = useCreateEvent(draft);
  const kept = eventDrafts.read(draft)?.values;
  return (
    <EventForm
      draft={draft}
      initial={kept ? { ...kept, space: empty.space ?? kept.space } : empty}
      saved={empty}
      saveLabel={t('create')}
      isBusy={isBusy}
      problem={problem}
      onChange={(values) => eventDrafts.write(draft, { version: 0, values }, empty)}
      onSave={save}
    />
  );
}
