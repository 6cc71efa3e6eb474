import { screen, within } from '@testing-library/react';
import { getAllSpaces } from '@xana/contracts/http/spaces/space-lists';
import { answerTo, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { SpaceList } from './space-list.tsx';

describe('SpaceList', () => {
  it('is a list of links alone while the spaces load', async () => {
    await renderInFakeShell(SpaceList, {
      remote: 'mfe-spaces',
      answers: [answerTo(getAllSpaces, () => new Promise(() => {}) as never)],
    });
    expect(screen.getByRole('status')).toBeDefined();
    const list = screen.getByRole('list');
    expect([...list.children].map(({ tagName }) => tagName)).toEqual(['LI', 'LI']);
    expect(within(list).queryByRole('status')).toBeNull();
  });
});
