import type { OwnEvent } from '@xana/contracts/http/events/own-event';
import { getOwnEvent, updateEvent } from '@xana/contracts/http/events/own-events';
import {
  eventPath,
  Link,
  operationCodeOf,
  useDocumentTitle,
  useNavigate,
  useOperation,
  useRouteParams,
  useToast,
} from '@xana/remote-kit';
import { Answer } from '@xana/remote-kit/answer';
import { TermsFirst } from '@xana/remote-kit/terms-first';
import { useMember, useSession } from '@xana/session/react';
import { buttonClass } from '@xana/ui-kit/button';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { useState } from 'react';
import { ConflictNotice } from '../../shared/draft-form/conflict-notice.tsx';
import { useVersionedEdit } from '../../shared/draft-form/use-versioned-edit.ts';
import { eventDrafts } from '../../shared/event-form/event-drafts.ts';
import { EventForm } from '../../shared/event-form/event-form.tsx';
import { type EventValues, eventValuesOf, toEventInput } from '../../shared/event-form/event-values.ts';
import { type Scope, ScopeField } from '../../shared/own-event/scope-field.tsx';
import { useRefreshEvents } from '../../shared/own-event/use-refresh-events.ts';
import * as styles from '../../shared/styles.module.css';
import { HostEventPage } from './host-event-page.tsx';
import { useText } from './phrases/phrases.ts';
import { useProblemText } from './use-problem-text.ts';

/** `/edit-event/{id}`: an event, for its host. */
export function EditEventScreen() {
  const { id: requested = '' } = useRouteParams('/edit-event/:id');
  return /^[1-9]\d{0,8}$/.test(requested) ? <EditEvent id={Number(requested)} /> : <NotEditable />;
}

function EditEvent({ id }: { id: number }) {
  const t = useText();
  const member = useMember();
  const event = useOperation(getOwnEvent, { id }, { staleMilliseconds: 0 });
  useDocumentTitle(event.data && t('editTitle', { title: event.data.title }));
  return (
    <Answer
      of={event}
      failedText={t('editFailed')}
      skeleton={640}
      whenFailed={({ code }) => (code === 'EVENT_NOT_FOUND' ? <NotEditable /> : undefined)}
    >
      {(data) =>
        member && !data.isCancelled && Date.parse(data.endsAt) > Date.now() ? (
          <HostEventPage title={t('editTitle', { title: data.title })}>
            <TermsFirst>
              <EditEventForm event={data} userId={member.id} />
            </TermsFirst>
          </HostEventPage>
        ) : (
          <NotEditable />
        )
      }
    </Answer>
  );
}

function EditEventForm({ event, userId }: { event: OwnEvent; userId: number }) {
  const t = useText();
  const toast = useToast();
  const session = useSession();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const refreshEvents = useRefreshEvents();
  const { id } = event;
  const draft = { userId, eventId: id };
  const [scope, setScope] = useState<Scope>('one');
  const { edit, save, isBusy, error } = useVersionedEdit({
    saved: savedOf(event),
    draft: eventDrafts.read(draft),
    send: ({ version, values }) => session.call(updateEvent, { id, version, scope, ...toEventInput(values) }),
    isOutdated: (problem) => operationCodeOf(problem, updateEvent) === 'EVENT_CHANGED',
    read: async () => savedOf(await session.call(getOwnEvent, { id })),
    onSaved() {
      eventDrafts.remove(draft);
      refreshEvents();
      toast({ text: t('saved'), tone: 'success' });
      void navigate(eventPath(id));
    },
  });
  const { saved, initial, conflicts } = edit;
  return (
    <div className={styles.stack}>
      <ConflictNotice fields={conflicts.filter(isEdited).map((name) => t(`field.${name}`))} />
      <ScopeField event={event} scope={scope} onChoose={setScope} />
      <EventForm
        // Another version begins with what was merged.
        key={saved.version}
        draft={draft}
        initial={initial}
        saved={saved.values}
        saveLabel={t('save')}
        isBusy={isBusy}
        problem={error ? problemText(error) : null}
        onChange={(values) => eventDrafts.write(draft, { version: saved.version, values }, saved.values)}
        onSave={(values) => void save(values)}
      />
    </div>
  );
}

const savedOf = (event: OwnEvent) => ({ version: event.version, values: eventValuesOf(event) });

/** A saved event has no repetition of its own: its series has. */
const isEdited = (name: keyof EventValues) => name !== 'repeat' && name !== 'times';

function NotEditable() {
  const t = useText();
  return (
    <EmptyState
      text={t('notEditable')}
      action={
        <Link className={buttonClass()} to="/explore?tab=events&time=mine">
          {t('toOwnEvents')}
        </Link>
      }
    />
  );
}
