import { render } from '@testing-library/react';
import type { Post } from '@xana/contracts/http/feeds/post';
import { useRef } from 'react';
import { readPostHeights, storePostHeights } from './post-heights.ts';
import { usePostHeights } from './use-post-heights.ts';

const posts = [{ id: 1 }, { id: 2 }] as Post[];

function List() {
  const list = useRef<HTMLUListElement>(null);
  usePostHeights(list, posts);
  return (
    <ul ref={list}>
      {posts.map(({ id }) => (
        <li key={id} data-post={id}>
          <article>{id}</article>
        </li>
      ))}
    </ul>
  );
}

const intrinsic = (container: HTMLElement) =>
  [...container.querySelectorAll('article')].map(({ style }) => style.containIntrinsicBlockSize ?? '');

describe('[FD-02] heights of posts', () => {
  beforeEach(() => {
    sessionStorage.clear();
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ height: 210.5 } as DOMRect);
  });
  afterEach(() => jest.restoreAllMocks());

  it('are stored when the list is left, and given to the posts when it returns', () => {
    const first = render(<List />);
    expect(intrinsic(first.container)).toEqual(['', '']);
    first.unmount();
    expect(readPostHeights(0)).toEqual({ width: 0, heights: { 1: 210.5, 2: 210.5 } });
    expect(intrinsic(render(<List />).container)).toEqual(['auto 210.5px', 'auto 210.5px']);
  });

  it('are ignored for another width', () => {
    storePostHeights({ width: 375, heights: { 1: 400 } });
    expect(intrinsic(render(<List />).container)).toEqual(['', '']);
  });
});
