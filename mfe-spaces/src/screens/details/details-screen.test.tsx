import { screen } from '@testing-library/react';
import { getSingleAvatar } from '@xana/contracts/http/avatars/avatars';
import { getSingleWorldHot } from '@xana/contracts/http/spaces/space-details';
import { answerTo, apiError, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildSpaceDetails, buildUser } from '@xana/test-kit/builders';
import { DetailsScreen } from './details-screen.tsx';

const maker = buildUser({ id: 3, name: 'Mia Chen' });
const lobby = buildSpaceDetails({
  id: 38,
  name: 'XANA Lobby',
  localizedNames: { ja: 'XANAロビー' },
  description: 'Where everybody arrives.',
  localizedDescriptions: { ja: 'みんなが最初に降り立つ場所です。' },
  entityType: 'ENVIRONMENT',
  user: null,
});

const show = (path: string, locale: 'en' | 'ja' = 'en') =>
  renderInFakeShell(DetailsScreen, {
    remote: 'mfe-spaces',
    path,
    locale,
    answers: [
      answerTo(getSingleWorldHot, () => lobby),
      answerTo(getSingleAvatar, ({ id }) => {
        if (id !== 7) throw apiError({ code: 'TARGET_NOT_FOUND', message: 'Avatar not found' });
        return { id, name: 'Nova 007', image: '', user: maker };
      }),
    ],
  });

describe('[RT-02] DetailsScreen', () => {
  it('shows an avatar with a link to its creator', async () => {
    await show('/details/7?for=avatar');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Nova 007');
    expect(screen.getByRole('link', { name: 'Created by Mia Chen' }).getAttribute('href')).toBe('/profile?user=3');
    expect(document.title).toBe('Nova 007 · XANA');
  });

  it.each(['/details/8?for=avatar', '/details/x?for=avatar', '/details/0'])(
    'shows that %s does not exist, also in the title',
    async (path) => {
      await show(path);
      await screen.findByText('This page is no longer available');
      expect(document.title).toBe('This page is no longer available · XANA');
    },
  );

  it.each([
    ['en', 'XANA Lobby', 'Where everybody arrives.'],
    ['ja', 'XANAロビー', 'みんなが最初に降り立つ場所です。'],
  ] as const)(
    'shows name and description of an official space in the language %s',
    async (locale, name, description) => {
      await show('/details/38?type=ENVIRONMENT&for=space', locale);
      expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(name);
      expect(screen.getByText(description)).toBeTruthy();
      expect(document.title).toBe(`${name} · XANA`);
    },
  );
});
