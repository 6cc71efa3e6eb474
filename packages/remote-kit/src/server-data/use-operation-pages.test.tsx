import { fireEvent, screen, waitFor } from '@testing-library/react';
import { getAllFeeds } from '@xana/contracts/http/feeds/posts';
import { useEditRows, useOperationPages } from '@xana/remote-kit';
import { buildPost } from '@xana/test-kit/builders';
import { showUnanswered } from './test-requests.ts';

const listOf = (...texts: string[]) => ({
  count: 4,
  rows: texts.map((descriptions) => buildPost({ id: Number(/\d+/.exec(descriptions)), descriptions })),
});

function Posts() {
  const answer = useOperationPages(getAllFeeds, (pageNumber) => ({ pageNumber, pageSize: 2 }));
  const editRows = useEditRows();
  return (
    <>
      <button type="button" onClick={() => void answer.refetch()}>
        Reload
      </button>
      <button type="button" onClick={() => void answer.fetchNextPage()}>
        More
      </button>
      <button
        type="button"
        onClick={() => editRows(getAllFeeds, (row) => ({ ...row, descriptions: `${row.id} liked` }))}
      >
        Like
      </button>
      <ul>
        {answer.rows.map(({ id, descriptions }) => (
          <li key={id}>{descriptions}</li>
        ))}
      </ul>
    </>
  );
}

/** Shows the first page; each later request waits until the test answers it. */
async function show() {
  const unanswered = await showUnanswered(Posts, getAllFeeds);
  const answer = (index: number, ...texts: string[]) => unanswered.answer(index, listOf(...texts));
  await answer(0, '1', '2');
  await waitFor(() => expect(shown()).toEqual(['1', '2']));
  return { answer, pages: () => unanswered.requests.map(({ input }) => input.pageNumber) };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('[LG-14] ends a pending refetch before it requests the next page', async () => {
  const { answer, pages } = await show();
  press('Reload');
  press('More');
  press('More');
  await answer(1, '1 new', '2');
  await answer(2, '3', '4');
  await waitFor(() => expect(shown()).toEqual(['1 new', '2', '3', '4']));
  expect(pages()).toEqual([1, 1, 2]);
});

it('[SP-05] edits the rows of an answer that was on its way', async () => {
  const { answer } = await show();
  press('More');
  press('Like');
  await waitFor(() => expect(shown()).toEqual(['1 liked', '2 liked']));
  await answer(1, '3', '4');
  await waitFor(() => expect(shown()).toEqual(['1 liked', '2 liked', '3 liked', '4 liked']));
});
