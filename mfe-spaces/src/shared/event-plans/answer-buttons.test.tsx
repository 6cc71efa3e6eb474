import { act, screen, waitFor } from '@testing-library/react';
import type { EventAnswer } from '@xana/contracts/http/events/event-answer';
import type { EventPlan } from '@xana/contracts/http/events/event-plan';
import { getMyEventPlans, setEventAnswer } from '@xana/contracts/http/events/event-plans';
import { getSingleEvent } from '@xana/contracts/http/events/events';
import { useOperation } from '@xana/remote-kit';
import { answerTo, apiError, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildEvent, buildMember } from '@xana/test-kit/builders';
import { AnswerButtons } from './answer-buttons.tsx';
import { useAnswerCounts } from './use-answer-counts.ts';

const event = { ...buildEvent({ goingCount: 3, interestedCount: 1 }), description: '', spaceImage: '' };

function Answered() {
  const { data } = useOperation(getSingleEvent, { id: event.id });
  const counts = useAnswerCounts(data ?? buildEvent());
  return (
    <>
      <p role="note">{counts}</p>
      <AnswerButtons eventId={event.id} />
    </>
  );
}

interface Opening {
  isVisitor?: boolean;
  plan?: Partial<EventPlan>;
  isRejected?: boolean;
}
const sent: unknown[] = [];
let reply: () => void = () => {};
beforeEach(() => sent.splice(0));

const open = async ({ isVisitor = false, plan = {}, isRejected = false }: Opening = {}) => {
  const shell = await renderInFakeShell(Answered, {
    remote: 'mfe-spaces',
    ...(isVisitor ? {} : { member: buildMember() }),
    answers: [
      answerTo(getSingleEvent, () => event),
      answerTo(getMyEventPlans, () => ({ rows: [{ eventId: event.id, answer: null, isReminded: false, ...plan }] })),
      answerTo(setEventAnswer, async (input) => {
        sent.push(input);
        await new Promise<void>((resolve) => {
          reply = resolve;
        });
        if (isRejected) throw apiError({ code: 'EVENT_NOT_FOUND', message: '' });
        const answer = input.answer === 'none' ? null : input.answer;
        return { eventId: event.id, answer, isReminded: answer === 'going', goingCount: 9, interestedCount: 2 };
      }),
    ],
  });
  await screen.findByText('3 going · 1 interested');
  return shell;
};
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => button(name).click());
const answered = () => act(async () => reply());
const state = () => [
  ...['Going', 'Interested'].map((name) => button(name).getAttribute('aria-pressed') === 'true'),
  screen.getByRole('note').textContent,
];

it('[SP-04] shows an answer and the counts at the click, and what the platform counts after that', async () => {
  const { asked } = await open();
  await press('Going');
  await waitFor(() => expect(state()).toEqual([true, false, '4 going · 1 interested']));
  await answered();
  await waitFor(() => expect(state()).toEqual([true, false, '9 going · 2 interested']));
  expect(sent).toEqual([{ eventId: event.id, answer: 'going' }]);
  expect(asked).toEqual(['toast: You are going. You will be reminded before it begins.']);
});

it.each<[EventAnswer, string, string, unknown]>([
  ['interested', 'Going', '4 going', 'going'],
  ['interested', 'Interested', '3 going', 'none'],
  ['going', 'Interested', '2 going · 2 interested', 'interested'],
])('[SP-04] replaces the answer %s when the member presses %s', async (answer, pressed, counts, wanted) => {
  await open({ plan: { answer } });
  await press(pressed);
  await waitFor(() => expect(state()[2]).toBe(counts));
  expect(sent).toEqual([{ eventId: event.id, answer: wanted }]);
});

it('[SP-04] takes answer and counts back when the platform rejects it, and states why', async () => {
  const { asked } = await open({ plan: { answer: 'interested' }, isRejected: true });
  await press('Going');
  await waitFor(() => expect(state()).toEqual([true, false, '4 going']));
  await answered();
  await waitFor(() => expect(state()).toEqual([false, true, '3 going · 1 interested']));
  expect(asked).toEqual(['toast: This event is no longer available']);
});

it('[SP-04] asks a visitor to log in and sends nothing before', async () => {
  const { asked } = await open({ isVisitor: true });
  await press('Interested');
  expect([asked, sent, state()]).toEqual([['login'], [], [false, false, '3 going · 1 interested']]);
});
