import { screen, waitFor } from '@testing-library/react';
import { getEventByType } from '@xana/contracts/http/events/events';
import { getSingleWorldHot } from '@xana/contracts/http/spaces/space-details';
import { answerTo, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { listOf } from '@xana/test-kit/builders';
import { Hero } from './hero.tsx';

const VisitorsHero = () => <Hero isCompact={false} />;

const open = (onlineCount: number) =>
  renderInFakeShell(VisitorsHero, {
    remote: 'mfe-spaces',
    answers: [
      answerTo(getSingleWorldHot, () => ({ image: '/lobby.webp', onlineCount }) as never),
      answerTo(getEventByType, () => listOf([]) as never),
    ],
  });

test('[SP-01] tells how many people are in the Lobby, and nothing while it is empty', async () => {
  const { unmount } = await open(3);
  expect(await screen.findByText('3 people here now')).toBeTruthy();
  unmount();
  await open(0);
  await waitFor(() => expect(document.querySelector('img[src*="lobby.webp"]')).toBeTruthy());
  expect(screen.queryByText(/here now/)).toBeNull();
});
