import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { getLinkCard, type LinkCard } from '@xana/contracts/http/chat/link-cards';
import { answerTo, apiError, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { member } from '../test-people.ts';
import { MessageLinkCard } from './message-link-card.tsx';

const ren = { id: 9, name: 'Ren', avatar: null, profileIconColor: '#0b7a4b' };
const CARDS: LinkCard[] = [
  {
    kind: 'space',
    id: 5,
    title: 'Pier',
    localizedTitles: { ja: '桟橋' },
    picture: 'https://media.test/p/s',
    user: ren,
  },
  {
    kind: 'event',
    id: 6,
    title: 'Lanterns',
    picture: 'https://media.test/p/e',
    user: ren,
    startsAt: '2026-12-24T17:00:00.000Z',
  },
  { kind: 'profile', id: 9, title: 'Ren', picture: null, user: ren, username: 'ren' },
  { kind: 'post', id: 7, title: 'Slow and green', picture: null, user: ren },
];

/** Whether the observed elements come on the screen at once. */
let isOnScreen = true;
const comeOnScreen: (() => void)[] = [];
const actual = globalThis.IntersectionObserver;
beforeEach(() => {
  isOnScreen = true;
  comeOnScreen.length = 0;
  globalThis.IntersectionObserver = jest.fn((report: (entries: { isIntersecting: boolean }[]) => void) => ({
    observe() {
      const come = () => report([{ isIntersecting: true }]);
      if (isOnScreen) queueMicrotask(come);
      else comeOnScreen.push(come);
    },
    disconnect() {},
  })) as never;
});
afterEach(() => {
  globalThis.IntersectionObserver = actual;
});

async function show(texts: string[], { locale = 'en' as 'en' | 'ja', isDown = false } = {}) {
  const asked: string[] = [];
  const shell = await renderInFakeShell(
    () => (
      <>
        {texts.map((text) => (
          <MessageLinkCard key={text} text={text} />
        ))}
      </>
    ),
    {
      remote: 'mfe-chat',
      path: '/chat?with=1',
      member,
      locale,
      answers: [
        answerTo(getLinkCard, ({ kind, id }) => {
          asked.push(`${kind} ${id}`);
          if (isDown) throw apiError({ code: 'NETWORK_UNREACHABLE', message: 'down' });
          return { card: CARDS.find((card) => card.kind === kind && card.id === id) ?? null };
        }),
      ],
    },
  );
  return { ...shell, requests: asked };
}
const address = (path: string) => `${location.origin}${path}`;

describe('[CM-08] the card of a link in a message', () => {
  it.each([
    ['/details/5?type=USER_WORLD&for=space', 'Space Pier by Ren'],
    ['/details/6?for=event', /^Event Lanterns .*24/],
    ['/profile?user=9', 'Profile Ren @ren'],
    ['/details/7?for=feed&comment=2', 'Post Slow and green by Ren'],
  ])('leads from %s to the page without a reload', async (path, name) => {
    const shell = await show([`Look: ${address(path)}!`]);
    const card = await screen.findByRole('link', { name });
    fireEvent.click(card);
    expect(shell.path()).toBe(path);
  });

  it('shows the picture of a space, and the initial of the author of a post without pictures', async () => {
    const { container } = await show([address('/details/5'), address('/details/7?for=feed')]);
    await screen.findByRole('link', { name: 'Space Pier by Ren' });
    const post = await screen.findByRole('link', { name: 'Post Slow and green by Ren' });
    expect(Array.from(container.querySelectorAll('img'), (image) => image.src)).toEqual([
      'https://media.test/p/s?w=640',
    ]);
    expect(post.firstChild?.textContent).toBe('R');
  });

  it('shows the Japanese name of a space to a Japanese reader', async () => {
    await show([address('/details/5')], { locale: 'ja' });
    expect(await screen.findByRole('link', { name: 'スペース 桟橋 Ren' })).toBeTruthy();
  });

  it('requests nothing and shows nothing for links to other sites, other pages and plain paths', async () => {
    const { requests, container } = await show(['https://other.net/details/5', address('/store'), '/details/5', 'Hi']);
    expect(requests).toEqual([]);
    expect(container.textContent).toBe('');
  });

  it('shows the first link alone, and requests each page once', async () => {
    const two = `${address('/details/5')} ${address('/details/6?for=event')}`;
    const { requests } = await show([two, `Again ${address('/details/5')}`]);
    expect(await screen.findAllByRole('link', { name: 'Space Pier by Ren' })).toHaveLength(2);
    expect(requests).toEqual(['space 5']);
  });

  it('requests a card when its message comes on the screen', async () => {
    isOnScreen = false;
    const { requests } = await show([address('/details/5'), address('/profile?user=9')]);
    expect(requests).toEqual([]);
    await act(async () => comeOnScreen[1]?.());
    expect(requests).toEqual(['profile 9']);
    expect(await screen.findAllByRole('link')).toHaveLength(1);
  });

  it('leaves the link alone when the reader may not see the page, and when the platform does not answer', async () => {
    const gone = await show([address('/details/404')]);
    await waitFor(() => expect(gone.container.childElementCount).toBe(0));
    expect(gone.requests).toEqual(['space 404']);
    const failed = await show([address('/details/5')], { isDown: true });
    await waitFor(() => expect(failed.container.childElementCount).toBe(0));
    expect(failed.requests).toEqual(['space 5']);
  });
});
