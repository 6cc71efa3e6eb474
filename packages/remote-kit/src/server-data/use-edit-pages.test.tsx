import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { getAllFeeds } from '@xana/contracts/http/feeds/posts';
import { useEditPages, useOperationPages } from '@xana/remote-kit';
import { answerTo, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildPost } from '@xana/test-kit/builders';

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

/** Shows the list; each request waits until the test answers it. */
async function show() {
  const answers: ((list: ReturnType<typeof listOf>) => void)[] = [];
  await renderInFakeShell(Posts, {
    remote: 'mfe-profile',
    answers: [answerTo(getAllFeeds, () => new Promise((resolve) => answers.push(resolve)) as never)],
  });
  await waitFor(() => expect(answers).toHaveLength(1));
  return answers;
}

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('adds a row to a list that is loaded, without another request', async () => {
  const answers = await show();
  await act(async () => answers[0]?.(listOf(1)));
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(shown()).toEqual(['9', '1']));
  expect(answers).toHaveLength(1);
});

it('[PR-06] requests a list again whose answer was on its way, because it may not contain the new row', async () => {
  const answers = await show();
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[0]?.(listOf(1)));
  await act(async () => answers[1]?.(listOf(9, 1)));
  await waitFor(() => expect(shown()).toEqual(['9', '1']));
});
