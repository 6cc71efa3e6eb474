import { screen, waitFor } from '@testing-library/react';
import { feedCommentList } from '@xana/contracts/http/feeds/comments';
import type { Comment } from '@xana/contracts/http/feeds/post';
import { getSingleFeed } from '@xana/contracts/http/feeds/posts';
import { answerTo, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildPost } from '@xana/test-kit/builders';
import { SinglePost } from '../../../widgets/single-post/single-post.tsx';

const post = buildPost({ id: 3, descriptions: 'My garden', commentCount: 45 });
const commentOf = (id: number, parentId: number | null = null): Comment => ({
  id,
  feedId: 3,
  text: `Comment ${id}`,
  parentId,
  replyCount: id === 110 ? 2 : 0,
  createdAt: post.createdAt,
  user: post.user,
});
/** Newest first; 115 was deleted. */
const comments = Array.from({ length: 46 }, (_, index) => commentOf(145 - index)).filter(({ id }) => id !== 115);
const replies = [commentOf(151, 110), commentOf(152, 110)];
const pages: number[] = [];

async function open(query: string) {
  pages.length = 0;
  await renderInFakeShell(SinglePost, {
    remote: 'mfe-profile',
    path: `/details/3?for=feed${query}`,
    props: { postId: 3 },
    answers: [
      answerTo(getSingleFeed, () => post),
      answerTo(feedCommentList, ({ parentId, pageNumber, pageSize }) => {
        const all = parentId ? replies : comments;
        if (!parentId) pages.push(pageNumber);
        return { count: all.length, rows: all.slice((pageNumber - 1) * pageSize, pageNumber * pageSize) };
      }),
    ],
  });
}
const rowOf = (text: string) => screen.getByText(text).closest('article');

describe('[FD-03] a link to a comment', () => {
  const scrollIntoView = jest.fn();
  beforeAll(() => {
    Element.prototype.scrollIntoView = scrollIntoView;
  });

  it('loads the page with the comment, marks it and moves the focus to it', async () => {
    await open('&comment=110');
    await screen.findByText('Comment 110');
    expect(pages).toEqual([1, 2]);
    await waitFor(() => expect(document.activeElement).toBe(rowOf('Comment 110')));
    expect(rowOf('Comment 110')?.hasAttribute('data-marked')).toBe(true);
    expect(scrollIntoView).toHaveBeenCalled();
  });

  it('opens the replies to a comment and marks the reply', async () => {
    await open('&comment=110&reply=152');
    await screen.findByText('Comment 152');
    await waitFor(() => expect(document.activeElement).toBe(rowOf('Comment 152')));
    expect(rowOf('Comment 152')?.hasAttribute('data-marked')).toBe(true);
    expect(screen.queryByText('This comment is no longer available')).toBeNull();
  });

  it('shows the post and a message when the comment was deleted, without loading all pages', async () => {
    await open('&comment=115');
    await screen.findByText('This comment is no longer available');
    expect(pages).toEqual([1, 2]);
    expect(screen.getByText('My garden')).toBeTruthy();
  });

  it('loads one page without a comment in the address', async () => {
    await open('&comment=x');
    await screen.findByText('Comment 145');
    expect(pages).toEqual([1]);
    expect(screen.queryByText('This comment is no longer available')).toBeNull();
  });
});
