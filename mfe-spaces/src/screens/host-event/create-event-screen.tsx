import { createEvent } from '@xana/contracts/http/events/own-events';
import type { OwnSpace } from '@xana/contracts/http/spaces/own-space';
import { getOwnSpace } from '@xana/contracts/http/spaces/own-spaces';
import { sharedPhrases } from '@xana/i18n';
import { eventPath, useAction, useNavigate, useOperation, useSearchParams, useToast } from '@xana/remote-kit';
import { TermsFirst } from '@xana/remote-kit/terms-first';
import { useMember } from '@xana/session/react';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useState } from 'react';
import { type EventDraftKey, eventDrafts } from '../../shared/event-form/event-drafts.ts';
import { EventForm } from '../../shared/event-form/event-form.tsx';
import { type EventValues, NO_EVENT, toNewEventInput } from '../../shared/event-form/event-values.ts';
import { useRefreshEvents } from '../../shared/own-event/use-refresh-events.ts';
import { HostEventPage } from './host-event-page.tsx';
import { useText } from './phrases/phrases.ts';
import { useProblemText } from './use-problem-text.ts';

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

/** Creates the event and opens its page. After a failure the draft stays. */
function useCreateEvent(draft: EventDraftKey) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const refreshEvents = useRefreshEvents();
  const [problem, setProblem] = useState<string | null>(null);
  const { run, isBusy } = useAction(createEvent, {
    onSuccess({ id }) {
      eventDrafts.remove(draft);
      refreshEvents();
      toast({ text: t('created'), tone: 'success' });
      void navigate(eventPath(id));
    },
    onError: (error) => setProblem(problemText(error)),
  });
  const save = (values: EventValues) => {
    setProblem(null);
    void run(toNewEventInput(values));
  };
  return { save, isBusy, problem };
}
