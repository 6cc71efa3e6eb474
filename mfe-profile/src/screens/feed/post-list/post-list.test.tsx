import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { feedCommentList } from '@xana/contracts/http/feeds/comments';
import { getAllFeeds } from '@xana/contracts/http/feeds/posts';
import { muteUser } from '@xana/contracts/http/social/mutes';
import { answerTo, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember, buildPost, buildUser } from '@xana/test-kit/builders';
import { useHideAuthors } from '../../../shared/posts/card/use-hide-authors.ts';
import { FeedScreen } from '../feed-screen.tsx';

const COUNT = 45;
const PAGE_SIZE = 20;

const MIA = buildUser({ id: 7, name: 'Mia' });
const REN = buildUser({ id: 8, name: 'Ren' });
const MEMBER = buildMember({ id: 9 });

/** Posts 2 and 4 are by Ren, the others by Mia. */
const postOf = (id: number) => buildPost({ id, descriptions: `Text ${id}.`, user: id === 2 || id === 4 ? REN : MIA });

type Report = (entries: { target: Element; isIntersecting: boolean }[]) => void;

/** Reports what a test tells it. */
class TestObserver {
  static readonly all = new Set<TestObserver>();
  readonly targets = new Set<Element>();
  readonly report: Report;
  constructor(report: Report) {
    this.report = report;
    TestObserver.all.add(this);
  }
  observe = (target: Element) => this.targets.add(target);
  unobserve = (target: Element) => this.targets.delete(target);
  disconnect = () => this.targets.clear();
}

beforeEach(() => {
  window.IntersectionObserver = TestObserver as never;
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.checkVisibility = () => true;
});

/** Scrolls the element near the viewport, or away from it. */
const scroll = (target: Element | null, isIntersecting: boolean) =>
  act(async () => {
    if (!target) throw new Error('There is no such element.');
    for (const { targets, report } of TestObserver.all) if (targets.has(target)) report([{ target, isIntersecting }]);
  });

/** The feed with what the bell does on each page of a member. */
function FeedOfMember() {
  useHideAuthors();
  return <FeedScreen />;
}

/** Opens the feed. The second page begins with the last post of the first, as after a new post. */
async function openFeed(options: object = {}) {
  const shell = await renderInFakeShell(FeedOfMember, {
    remote: 'mfe-profile',
    answers: [
      answerTo(getAllFeeds, ({ pageNumber }) => {
        const from = pageNumber === 1 ? 1 : PAGE_SIZE;
        return { count: COUNT, rows: Array.from({ length: PAGE_SIZE }, (_, index) => postOf(from + index)) };
      }),
      answerTo(feedCommentList, () => ({ count: 0, rows: [] })),
      answerTo(muteUser, () => ({ isMuted: true })),
    ],
    ...options,
  });
  await screen.findByText('Text 1.');
  return shell;
}

const articles = () => within(screen.getByRole('feed', { name: 'Everyone' })).getAllByRole('article');
const article = (position: number) => articles()[position - 1] as HTMLElement;
const likeOf = (position: number) => within(article(position)).queryByRole('button', { name: /^Like/ });
const rowOf = (position: number) => article(position).closest('[data-post]');

test('[RT-08] gives a post its controls when the reader comes near, and keeps them and the text', async () => {
  await openFeed();
  expect([likeOf(1) === null, likeOf(15) === null]).toEqual([false, true]);
  const text = screen.getByText('Text 15.');
  await scroll(rowOf(15), false);
  expect(likeOf(15)).toBeNull();
  await scroll(rowOf(15), true);
  expect(likeOf(15)).not.toBeNull();
  // The same element: a selection or a hit of the browser's search stays.
  expect(screen.getByText('Text 15.')).toBe(text);
  await scroll(rowOf(15), false);
  expect(likeOf(15)).not.toBeNull();
});

test('[RT-08] tells the position of each post in the whole feed, and shows a post of two pages once', async () => {
  await openFeed();
  await act(async () => screen.getByRole('button', { name: 'Show more' }).click());
  await screen.findByText('Text 39.');
  expect(screen.getAllByText('Text 20.')).toHaveLength(1);
  const positions = articles().map((each) => each.getAttribute('aria-posinset'));
  expect(positions).toEqual(Array.from({ length: 39 }, (_, index) => String(index + 1)));
  expect(new Set(articles().map((each) => each.getAttribute('aria-setsize')))).toEqual(new Set([String(COUNT)]));
});

test('[RT-08] moves the focus between posts with Page Down and Page Up, and out of the feed with Control', async () => {
  await openFeed();
  const press = (key: string, ctrlKey = false) =>
    fireEvent.keyDown(document.activeElement as Element, { key, ctrlKey });
  act(() => likeOf(1)?.focus());
  press('PageDown');
  expect(document.activeElement).toBe(article(2));
  press('PageDown');
  press('PageUp');
  expect(document.activeElement).toBe(article(2));
  press('PageUp');
  press('PageUp');
  expect(document.activeElement).toBe(article(1));
  for (const [key, name] of [
    ['End', 'Show more'],
    ['Home', 'Everyone'],
  ] as const) {
    act(() => article(1).focus());
    press(key, true);
    expect(document.activeElement?.textContent).toBe(name);
  }
});

test('[RT-08] leaves Page Down to a text field in a post', async () => {
  await openFeed();
  await act(async () => within(article(1)).getByRole('button', { name: '0 comments' }).click());
  const field = within(article(1)).getByRole('textbox', { name: 'Write a comment' });
  act(() => field.focus());
  fireEvent.keyDown(field, { key: 'PageDown' });
  expect(document.activeElement).toBe(field);
});

test('[RT-08] mutes the author in the menu of a post: their posts leave the list, and the focus goes to the next one', async () => {
  const { asked } = await openFeed({ member: MEMBER });
  const more = within(article(2)).getByRole('button', { name: 'More about the post by Ren' });
  await act(async () => {
    more.focus();
    more.click();
  });
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Mute Ren' })));
  await waitFor(() => expect(asked).toEqual(['toast: Ren is muted']));
  // The list renders a change later than a toast.
  await waitFor(() => expect(screen.queryByText('Text 2.')).toBeNull());
  expect(screen.queryByText('Text 4.')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(article(2)));
  expect(article(2).textContent).toContain('Text 3.');
});
