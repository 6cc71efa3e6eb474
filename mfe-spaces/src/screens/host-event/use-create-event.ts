import { createEvent } from '@xana/contracts/http/events/own-events';
import { eventPath, useAction, useNavigate, useToast } from '@xana/remote-kit';
import { useState } from 'react';
import { type EventDraftKey, eventDrafts } from '../../shared/event-form/event-drafts.ts';
import { type EventValues, toNewEventInput } from '../../shared/event-form/event-values.ts';
import { useRefreshEvents } from '../../shared/own-event/use-refresh-events.ts';
import { useText } from './phrases/phrases.ts';
import { useProblemText } from './use-problem-text.ts';

/** Creates the event and opens its page. After a failure the draft stays. */
export function useCreateEvent(draft: EventDraftKey) {
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
