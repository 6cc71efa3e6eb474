import { act, fireEvent, screen } from '@testing-library/react';
import { createFeed, getAllFeeds } from '@xana/contracts/http/feeds/posts';
import { answerTo, apiError, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember, buildPost } from '@xana/test-kit/builders';
import { FeedScreen } from './feed-screen.tsx';

const member = buildMember({ name: 'Mia' });
const sent: { descriptions?: string; clientId?: string }[] = [];
let isDown = false;
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});
beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  isDown = false;
});

const failWhenDown = () => {
  if (isDown) throw apiError({ code: 'NETWORK_UNREACHABLE', message: '' });
};
const open = (path = '/feed?for=user', options: object = {}) =>
  renderInFakeShell(FeedScreen, {
    remote: 'mfe-profile',
    path,
    answers: [
      answerTo(getAllFeeds, ({ from }) => {
        failWhenDown();
        if (from === 'following') return { count: 0, rows: [] };
        return { count: 1, rows: [buildPost({ descriptions: 'The pier at night' })] };
      }),
      answerTo(createFeed, (input) => {
        sent.push(input);
        failWhenDown();
        return buildPost({ descriptions: input.descriptions });
      }),
    ],
    ...options,
  });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'New post' });
const write = (text: string) => act(async () => void fireEvent.change(field(), { target: { value: text } }));
const press = (key: string, more: object = {}) => act(async () => void fireEvent.keyDown(field(), { key, ...more }));

describe('[RT-08] FeedScreen', () => {
  it('shows an error with a retry when the posts cannot be loaded', async () => {
    isDown = true;
    await open();
    expect(await screen.findByText('Posts could not be loaded')).toBeTruthy();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The pier at night')).toBeTruthy();
  });

  it('asks a visitor to log in for the posts of followed users', async () => {
    const { asked } = await open('/feed?for=user&from=following');
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(asked).toEqual(['login']);
  });

  it('tells a member without followings how the list fills', async () => {
    await open('/feed?for=user&from=following', { member });
    expect(await screen.findByText('Posts by people you follow appear here')).toBeTruthy();
  });
});

describe('[PR-06] the field for a new post', () => {
  it('breaks the line with Enter, and sends with Control and Enter, but not while Japanese is composed', async () => {
    await open(undefined, { member });
    await write('庭');
    await press('Enter');
    await press('Enter', { ctrlKey: true, isComposing: true, keyCode: 229 });
    expect(sent).toEqual([]);
    await press('Enter', { ctrlKey: true });
    expect(sent).toMatchObject([{ descriptions: '庭' }]);
    expect(field().value).toBe('');
  });

  it('keeps a draft over a reload, for this member alone', async () => {
    const { unmount } = await open(undefined, { member });
    await write('Half a thought');
    unmount();
    const { unmount: leave } = await open(undefined, { member });
    expect(field().value).toBe('Half a thought');
    leave();
    await open(undefined, { member: buildMember() });
    expect(field().value).toBe('');
  });

  it('keeps a post that was not sent over a reload, and sends it again with the same key', async () => {
    const { unmount } = await open(undefined, { member });
    await write('Storm');
    isDown = true;
    await press('Enter', { ctrlKey: true });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    unmount();
    isDown = false;
    await open(undefined, { member });
    expect(await screen.findByText('This post was not sent')).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(screen.queryByText('This post was not sent')).toBeNull();
    expect(sent.map(({ descriptions }) => descriptions)).toEqual(['Storm', 'Storm']);
    expect(sent[1]?.clientId).toBe(sent[0]?.clientId);
  });
});
