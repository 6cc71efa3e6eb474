import { act, screen } from '@testing-library/react';
import { getEventByType } from '@xana/contracts/http/events/events';
import { answerTo, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildEvent, buildMember, listOf } from '@xana/test-kit/builders';
import { useCallback, useState } from 'react';
import { PlannedEvents } from './planned-events.tsx';

function Home() {
  const [isKnown, setIsKnown] = useState(false);
  const onKnown = useCallback(() => setIsKnown(true), []);
  return (
    <>
      <PlannedEvents onKnown={onKnown} />
      {isKnown && <p>What follows</p>}
    </>
  );
}

const open = (answer: () => ReturnType<typeof listOf> | Promise<never>) =>
  renderInFakeShell(Home, {
    remote: 'mfe-spaces',
    member: buildMember(),
    answers: [answerTo(getEventByType, answer as never)],
  });

test('what follows the member’s events waits until it is known whether there are any, for a second', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  await open(() => new Promise<never>(() => {}));
  act(() => jest.advanceTimersByTime(900));
  expect(screen.queryByText('What follows')).toBeNull();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByText('What follows')).toBeTruthy();
  jest.useRealTimers();
});

test('[SP-01] shows the member’s events before what follows, and only that without events', async () => {
  const { unmount } = await open(() => listOf([buildEvent({ title: 'Open mic' })]));
  const rail = await screen.findByRole('region', { name: 'Your events' });
  expect(rail.compareDocumentPosition(screen.getByText('What follows'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  unmount();
  await open(() => listOf([]));
  expect(await screen.findByText('What follows')).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
});

test('a failure of the member’s events does not hold up what follows', async () => {
  await open(() => {
    throw new Error('The platform does not answer.');
  });
  expect(await screen.findByText('What follows')).toBeTruthy();
});
