import { act, screen, within } from '@testing-library/react';
import { getEventAttendees } from '@xana/contracts/http/events/event-plans';
import { answerTo, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildEvent, buildMember, buildUser, listOf } from '@xana/test-kit/builders';
import { Attendees } from './attendees.tsx';

const event = buildEvent({ goingCount: 2, interestedCount: 1 });
const people = {
  going: [
    { ...buildUser({ id: 4, name: 'Yui' }), isFollowing: true },
    { ...buildUser({ id: 5, name: 'Leo' }), isFollowing: false },
  ],
  interested: [{ ...buildUser({ id: 6, name: 'Noor' }), isFollowing: false }],
};
const asked: unknown[] = [];
beforeEach(() => asked.splice(0));

const open = ({ isVisitor = false, isOver = false, of = event } = {}) =>
  renderInFakeShell(() => <Attendees event={of} isOver={isOver} />, {
    remote: 'mfe-spaces',
    ...(isVisitor ? {} : { member: buildMember() }),
    answers: [
      answerTo(getEventAttendees, (input) => {
        asked.push(input);
        return listOf(people[input.answer]);
      }),
    ],
  });

it('[SP-04] shows counts to visitors, and asks for no names', async () => {
  await open({ isVisitor: true });
  expect(await screen.findByText('2 going · 1 interested')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked).toEqual([]);
});

it('[SP-04] shows faces to members, and lists the members of each answer with links to their profiles', async () => {
  await open();
  expect(await screen.findByRole('img', { name: 'Going: Yui, Leo' })).toBeTruthy();
  await act(async () => screen.getByRole('button', { name: 'See who' }).click());
  const going = await screen.findByRole('list', { name: 'Going' });
  expect(within(going).getByRole('link', { name: 'Yui' }).getAttribute('href')).toBe('/profile?user=4');
  expect(within(going).getAllByText('You follow this member')).toHaveLength(1);
  await act(async () => screen.getByRole('tab', { name: 'Interested' }).click());
  expect(await screen.findByRole('link', { name: 'Noor' })).toBeTruthy();
});

it('[SP-04] shows how many went to an event that is over, and nothing where there are no answers', async () => {
  await open({ isVisitor: true, isOver: true });
  expect(await screen.findByText('2 went')).toBeTruthy();
  await open({ of: buildEvent() });
  expect(asked).toEqual([]);
});
