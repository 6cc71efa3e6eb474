import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  commentFeed,
  feedCommentDelete,
  feedCommentList,
  restoreFeedComment,
} from '@xana/contracts/http/feeds/comments';
import type { Comment } from '@xana/contracts/http/feeds/post';
import { deleteFeed, editFeed, getSingleFeed, likeDislikePost, restoreFeed } from '@xana/contracts/http/feeds/posts';
import type { InputOf, OutputOf } from '@xana/contracts/operation';
import { answerTo, apiError, type FakeAnswer, press, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember, buildPost, buildUser } from '@xana/test-kit/builders';
import { SinglePost } from '../../../widgets/single-post/single-post.tsx';

const mia = buildUser({ id: 7, name: 'Mia' });
const member = buildMember(mia);
const post = buildPost({ id: 3, descriptions: 'My garden', likeCount: 4, commentCount: 1, user: mia });
const comment: Comment = {
  id: 11,
  feedId: 3,
  text: 'Lovely',
  parentId: null,
  replyCount: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  user: { ...mia, id: 8, name: 'Yui' },
};

/** The page of the post with one comment; `answers` come first. */
const show = async (answers: FakeAnswer[] = [], options = {}) => {
  const shell = await renderInFakeShell(SinglePost, {
    remote: 'mfe-profile',
    props: { postId: 3 },
    member,
    answers: [
      ...answers,
      answerTo(getSingleFeed, () => post),
      answerTo(feedCommentList, ({ parentId }) => (parentId ? { count: 0, rows: [] } : { count: 1, rows: [comment] })),
    ],
    ...options,
  });
  await screen.findByText('Lovely');
  return shell;
};
const type = (label: string, text: string) =>
  act(async () => void fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: text } }));
const choose = async (menu: RegExp, item: string) => {
  fireEvent.click(screen.getByRole('button', { name: menu }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const likeButton = () => screen.getByRole('button', { name: /^Like/ });

describe('a like', () => {
  it('is shown before the server answers, and reverted with a toast when it is rejected', async () => {
    let reject: (error: unknown) => void = () => {};
    const answer = () => new Promise<never>((_resolve, stop) => (reject = stop));
    const { asked } = await show([answerTo(likeDislikePost, answer as never)]);
    await press(/^Like/);
    await waitFor(() => expect(likeButton().textContent).toBe('5'));
    expect(likeButton().getAttribute('aria-pressed')).toBe('true');
    await act(async () => reject(apiError({ code: 'POST_NOT_FOUND', message: '' })));
    await waitFor(() => expect(likeButton().textContent).toBe('4'));
    expect(likeButton().getAttribute('aria-pressed')).toBe('false');
    expect(asked).toEqual([expect.stringMatching(/^toast: /)]);
  });

  it('ends as the last of two quick clicks wants it', async () => {
    const sent: boolean[] = [];
    const answer = ({ isLike }: InputOf<typeof likeDislikePost>) => {
      sent.push(isLike);
      return { isLike, likeCount: isLike ? 5 : 4 };
    };
    await show([answerTo(likeDislikePost, answer)]);
    await press(/^Like/);
    await press(/^Like/);
    await waitFor(() => expect(sent).toEqual([true, false]));
    await waitFor(() => expect(likeButton().textContent).toBe('4'));
  });

  it('asks a visitor to log in', async () => {
    const { asked } = await show([], { member: undefined });
    await press(/^Like/);
    expect([asked, likeButton().textContent]).toEqual([['login'], '4']);
  });
});

it('[PR-06] leaves an undo in the place of a deleted post, and restores the post with it', async () => {
  await show([answerTo(deleteFeed, () => ({ isDeleted: true })), answerTo(restoreFeed, () => post)]);
  await choose(/^More about the post/, 'Delete');
  expect(await screen.findByText('Post deleted')).toBeTruthy();
  expect(screen.queryByText('My garden')).toBeNull();
  const undo = screen.getByRole('button', { name: 'Undo' });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  await press('Undo');
  expect(screen.getByText('My garden')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Post by Mia' })));
});

it('[PR-06] edits the text, keeps what was typed when the dialog is closed, and shows "Edited" after it is saved', async () => {
  const save = ({ descriptions }: InputOf<typeof editFeed>): OutputOf<typeof editFeed> => ({
    ...post,
    descriptions,
    updatedAt: '2026-01-02T00:00:00.000Z',
  });
  await show([answerTo(editFeed, save)]);
  expect(screen.queryByText('Edited')).toBeNull();
  await choose(/^More about the post/, 'Edit');
  await screen.findByRole('dialog', { name: 'Edit the post' });
  await type('Text of the post', 'My new garden');
  await press('Cancel');
  await choose(/^More about the post/, 'Edit');
  const dialog = await screen.findByRole('dialog', { name: 'Edit the post' });
  expect((screen.getByLabelText('Text of the post') as HTMLTextAreaElement).value).toBe('My new garden');
  await act(async () => within(dialog).getByRole('button', { name: 'Save' }).click());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([screen.getByText('My new garden'), screen.getByText('Edited')]).toHaveLength(2);
});

it('[PR-06] does not offer to edit or delete the post of another member', async () => {
  await show([answerTo(getSingleFeed, () => ({ ...post, user: comment.user }))]);
  fireEvent.click(screen.getByRole('button', { name: /^More about the post/ }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toContain('Copy link');
  expect(items).not.toContain('Delete');
  expect(items).not.toContain('Edit');
});

describe('comments', () => {
  const write = (stored: Partial<Comment> = {}) => {
    const inputs: InputOf<typeof commentFeed>[] = [];
    const answer = (input: InputOf<typeof commentFeed>) => {
      inputs.push(input);
      return { ...comment, id: 20 + inputs.length, user: mia, text: input.text, ...stored };
    };
    return { inputs, answer: answerTo(commentFeed, answer) };
  };

  it('shows a new comment first and counts it', async () => {
    const { answer } = write();
    await show([answer]);
    await type('Write a comment', 'Mine');
    await press('Comment');
    const rows = within(screen.getByRole('list', { name: 'Comments' })).getAllByRole('article');
    expect(rows.map((row) => row.getAttribute('aria-labelledby'))).toEqual(['comment-author-21', 'comment-author-11']);
    expect(screen.getByRole('heading', { name: '2 comments' })).toBeTruthy();
    expect((screen.getByLabelText('Write a comment') as HTMLTextAreaElement).value).toBe('');
  });

  it('keeps the text when it cannot be sent, and retries with the same key', async () => {
    const keys: unknown[] = [];
    const { answer } = write();
    const flaky = answerTo(commentFeed, (input) => {
      keys.push(input.clientId);
      if (keys.length === 1) throw apiError({ code: 'SERVER_BUSY', message: '' });
      return (answer.answer as (input: unknown) => Comment)(input);
    });
    await show([flaky]);
    await type('Write a comment', 'Mine');
    await press('Comment');
    expect((screen.getByLabelText('Write a comment') as HTMLTextAreaElement).value).toBe('Mine');
    await press('Comment');
    expect((screen.getByLabelText('Write a comment') as HTMLTextAreaElement).value).toBe('');
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('sends with Ctrl+Enter, and not while an IME composes', async () => {
    const { inputs, answer } = write();
    await show([answer]);
    await type('Write a comment', '庭');
    const field = screen.getByLabelText('Write a comment');
    for (const event of [{ isComposing: true, ctrlKey: true }, { keyCode: 229, ctrlKey: true }, {}]) {
      await act(async () => void fireEvent.keyDown(field, { key: 'Enter', ...event }));
    }
    expect(inputs).toEqual([]);
    await act(async () => void fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true }));
    expect(inputs).toMatchObject([{ feedId: 3, text: '庭', parentId: null }]);
  });

  it('shows a reply below its comment', async () => {
    const { inputs, answer } = write({ parentId: 11 });
    await show([answer]);
    await press('Reply to Yui');
    await type('Reply to Yui', 'Thanks');
    await press('Reply');
    expect(inputs).toMatchObject([{ parentId: 11, text: 'Thanks' }]);
    expect(await screen.findByRole('button', { name: 'Hide the replies' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '2 comments' })).toBeTruthy();
  });

  it('leaves an undo in the place of a deleted comment', async () => {
    await show([answerTo(feedCommentDelete, () => ({ isDeleted: true })), answerTo(restoreFeedComment, () => comment)]);
    await choose(/^More about the comment by Yui/, 'Delete');
    expect(await screen.findByText('Comment deleted')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '0 comments' })).toBeTruthy();
    await press('Undo');
    expect(screen.getByText('Lovely')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '1 comment' })).toBeTruthy();
  });
});
