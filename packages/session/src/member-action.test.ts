import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import { createPendingAction } from './member-action.ts';

const member = { id: 7 } as SessionUser;
const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve));

describe('[LG-14] createPendingAction', () => {
  it('runs the action once after the awaited arrival', async () => {
    const pending = createPendingAction();
    const action = jest.fn();
    pending.keep(action, 'login');
    pending.settle('login', member);
    pending.settle('login', member);
    await settled();
    expect(action.mock.calls).toEqual([[member]]);
  });

  it('drops the action after another kind of arrival', async () => {
    const pending = createPendingAction();
    const action = jest.fn();
    pending.keep(action, 'login');
    pending.settle('restore', member);
    pending.settle('login', member);
    await settled();
    expect(action).not.toHaveBeenCalled();
  });

  it.each<[string, (pending: ReturnType<typeof createPendingAction>) => void]>([
    ['the login dialog closes', (pending) => pending.drop()],
    ['a login is requested without an action', (pending) => pending.keep(undefined, 'login')],
  ])('is dropped when %s', async (_when, end) => {
    const pending = createPendingAction();
    const action = jest.fn();
    pending.keep(action, 'login');
    end(pending);
    pending.settle('login', member);
    await settled();
    expect(action).not.toHaveBeenCalled();
  });
});
