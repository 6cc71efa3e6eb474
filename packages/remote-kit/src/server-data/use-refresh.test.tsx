import { fireEvent, screen, waitFor } from '@testing-library/react';
import { getPopularTags } from '@xana/contracts/http/spaces/space-lists';
import { useOperation, useRefresh } from '@xana/remote-kit';
import { showUnanswered } from './test-requests.ts';

function Tags() {
  const { data } = useOperation(getPopularTags, {});
  const refresh = useRefresh();
  return (
    <button type="button" onClick={() => void refresh(getPopularTags)}>
      {data?.tags.join() ?? 'pending'}
    </button>
  );
}

async function show() {
  const { requests, answer } = await showUnanswered(Tags, getPopularTags);
  return { count: () => requests.length, answer: (index: number, tag: string) => answer(index, { tags: [tag] }) };
}

const shown = () => screen.getByRole('button').textContent;
const refresh = () => fireEvent.click(screen.getByRole('button'));

describe('useRefresh', () => {
  it('[CH-04] [CH-05] requests an answer again whose first request may have been answered before the change', async () => {
    const { count, answer } = await show();
    refresh();
    await answer(0, 'before');
    await answer(1, 'after');
    await waitFor(() => expect(shown()).toBe('after'));
    expect(count()).toBe(2);
  });

  it('requests an answer once that is already shown', async () => {
    const { count, answer } = await show();
    await answer(0, 'before');
    refresh();
    await answer(1, 'after');
    await waitFor(() => expect(shown()).toBe('after'));
    expect(count()).toBe(2);
  });
});
