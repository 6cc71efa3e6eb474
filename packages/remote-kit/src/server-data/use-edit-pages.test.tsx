import { fireEvent, screen, waitFor } from '@testing-library/react';
import { getAllFeeds } from '@xana/contracts/http/feeds/posts';
import { useEditPages, useOperationPages } from '@xana/remote-kit';
import { buildPost } from '@xana/test-kit/builders';
import { showUnanswered } from './test-requests.ts';

const post = (id: number) => buildPost({ id, descriptions: `Post ${id}` });
const listOf = (...ids: number[]) => ({ count: ids.length, rows: ids.map(post) });

function Posts() {
  const { rows } = useOperationPages(getAllFeeds, (pageNumber) => ({ pageNumber, pageSize: 10 }));
  const editPages = useEditPages();
  const add = () =>
    editPages(getAllFeeds, (pages) => pages.map((page) => ({ ...page, rows: [post(9), ...page.rows] })));
  return (
    <>
      <button type="button" onClick={add}>
        Add
      </button>
      <ul>
        {rows.map(({ id }) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
    </>
  );
}

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('adds a row to a list that is loaded, without another request', async () => {
  const { requests, answer } = await showUnanswered(Posts, getAllFeeds);
  await answer(0, listOf(1));
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(shown()).toEqual(['9', '1']));
  expect(requests).toHaveLength(1);
});

it('[PR-06] requests a list again whose answer was on its way, because it may not contain the new row', async () => {
  const { requests, answer } = await showUnanswered(Posts, getAllFeeds);
  await waitFor(() => expect(requests).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(requests).toHaveLength(2));
  await answer(0, listOf(1));
  await answer(1, listOf(9, 1));
  await waitFor(() => expect(shown()).toEqual(['9', '1']));
});
