import { act, fireEvent, screen } from '@testing-library/react';
import { getFriendsPresence } from '@xana/contracts/http/follow/follows';
import { getFavouriteSpaceList, markFavouriteSpace } from '@xana/contracts/http/spaces/favourites';
import { getSpacePreview } from '@xana/contracts/http/spaces/space-details';
import { enterSpace, getOnlineCounts } from '@xana/contracts/http/spaces/space-presences';
import { useOperation } from '@xana/remote-kit';
import { answerTo, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember, buildSpace, buildUser } from '@xana/test-kit/builders';
import { SpaceCard } from './space-card.tsx';

const MIA = buildUser({ id: 3, name: 'Mia' });
const space = buildSpace({
  id: 10,
  name: 'Garden of rain',
  totalVisits: 12_345,
  onlineCount: 1_204,
  isFavourite: false,
  user: MIA,
});
const sent: unknown[] = [];
let friends: ReturnType<typeof buildUser>[];
beforeEach(() => {
  sent.length = 0;
  friends = [];
});

function Page() {
  const { data } = useOperation(getFavouriteSpaceList, { page: 1, limit: 8 });
  return (
    <>
      <nav aria-label="Sidebar">{data?.rows.map(({ metaverseWorld }) => metaverseWorld.name).join()}</nav>
      <SpaceCard space={space} />
    </>
  );
}

async function open({ isMember = true } = {}) {
  const shell = await renderInFakeShell(Page, {
    remote: 'mfe-spaces',
    ...(isMember ? { member: buildMember() } : {}),
    answers: [
      answerTo(getFavouriteSpaceList, () => ({ count: 0, rows: [] })),
      answerTo(markFavouriteSpace, (input) => {
        sent.push(input);
        return { isFavourite: input.isFavourite === true };
      }),
      answerTo(getOnlineCounts, () => ({ count: 1, rows: [{ spaceId: 10, onlineCount: 7 }] })),
      answerTo(getFriendsPresence, () => ({
        count: friends.length,
        rows: friends.map((user) => ({
          user,
          space: { id: 10, name: space.name, entityType: space.entityType, isGame: false, thumbnail: space.thumbnail },
        })),
      })),
      answerTo(getSpacePreview, () => ({ id: 10, description: 'Slow and green.' })),
      answerTo(enterSpace, (input) => {
        sent.push(input);
        return { spaceId: 10, secondsLeft: 300, onlineCount: 8 };
      }),
    ],
  });
  return shell;
}
const use = () => act(async () => void fireEvent.pointerMove(document.body));

it('[SP-03] [WL-09] shows the short numbers with the exact ones, and the creator with a link to the profile', async () => {
  await open();
  expect(screen.getByText('1,204 people here now')).toBeTruthy();
  expect(screen.getByTitle('12,345').textContent).toBe('12K visits');
  expect(screen.getByRole('link', { name: 'Mia' }).getAttribute('href')).toBe('/profile?user=3');
  expect(screen.queryByRole('button')).toBeNull();
});

it('[SP-05] marks a favourite in place with the heart, and shows it in the sidebar at once', async () => {
  await open();
  await use();
  fireEvent.click(await screen.findByRole('button', { name: 'Add Garden of rain to favourites' }));
  expect(await screen.findByRole('button', { name: 'Remove Garden of rain from favourites' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Sidebar' }).textContent).toBe('Garden of rain');
  expect(sent).toEqual([{ id: 10, isFavourite: true }]);
});

it('[SP-05] asks a visitor who presses the heart to log in', async () => {
  const { asked } = await open({ isMember: false });
  await use();
  fireEvent.click(await screen.findByRole('button', { name: 'Add Garden of rain to favourites' }));
  expect(asked).toEqual(['login']);
  expect(sent).toEqual([]);
});

it('[SP-03] shows how many people are there now, and up to three friends with all names', async () => {
  friends = ['Mia', 'Yui', 'Noah', 'Sana'].map((name, index) => buildUser({ id: 20 + index, name }));
  await open();
  await use();
  expect(await screen.findByText('7 people here now')).toBeTruthy();
  const faces = await screen.findByRole('img', { name: 'Friends here: Mia, Yui, Noah, Sana' });
  expect(faces.textContent).toContain('+1');
});

it('[SP-03] enters with one press, counts the person, and previews the space under the pointer', async () => {
  await open();
  await use();
  const enter = await screen.findByRole('link', { name: 'Enter Garden of rain' });
  fireEvent.pointerEnter(screen.getByRole('article'));
  expect(await screen.findByText('Slow and green.')).toBeTruthy();
  enter.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(enter);
  expect(await screen.findByText('8 people here now')).toBeTruthy();
  expect(sent).toEqual([{ spaceId: 10, from: 'site' }]);
  fireEvent.pointerLeave(screen.getByRole('article'));
});

it('[SP-03] fades the preview out, and opens none for a pointer that only passes', async () => {
  await open();
  await use();
  const card = screen.getByRole('article');
  await screen.findByRole('link', { name: 'Enter Garden of rain' });
  jest.useFakeTimers();
  fireEvent.pointerEnter(card);
  await act(async () => jest.advanceTimersByTimeAsync(200));
  fireEvent.pointerLeave(card);
  await act(async () => jest.advanceTimersByTimeAsync(400));
  expect(screen.queryByText('Slow and green.')).toBeNull();
  fireEvent.pointerEnter(card);
  await act(async () => jest.advanceTimersByTimeAsync(400));
  await act(async () => jest.advanceTimersByTimeAsync(100));
  const preview = screen.getByText('Slow and green.').parentElement;
  expect(preview?.dataset.shown).toBe('true');
  fireEvent.pointerLeave(card);
  await act(async () => jest.advanceTimersByTimeAsync(400));
  expect([preview?.isConnected, preview?.dataset.shown]).toEqual([true, undefined]);
  jest.useRealTimers();
});
