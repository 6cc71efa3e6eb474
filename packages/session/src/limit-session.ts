import { apiError } from '@xana/api-client';
import type { Operation } from '@xana/contracts/operation';
import type { Grant } from '@xana/contracts/remotes/grants';
import type { RemoteRights } from './remote-rights.ts';
import type { Session } from './session-types.ts';

/**
 * The session as one remote gets it. Identity, host, method and path of a call come from the remote's rights; of the
 * operation that it hands over only the id counts, because an object of a remote's making can say anything.
 */
export function limitSession(session: Session, { operations, grants }: RemoteRights): Session {
  const need = (grant: Grant) => {
    if (!grants[grant]) throw refusal(`This remote has no grant ${grant}.`);
  };
  return Object.freeze<Session>({
    ...session,
    call: async (operation, input, { token: _token, ...options } = {}) => {
      const registered = operations[operation.id];
      if (!registered) throw refusal('This remote has not declared the operation.');
      return session.call(registered as Operation, input, options) as never;
    },
    logout: async (reason) => {
      need('endSession');
      return session.logout(reason);
    },
    openSocket: (host, connect) => {
      need('openSockets');
      return session.openSocket(host, connect);
    },
  });
}

const refusal = (message: string) => apiError({ code: 'ACCESS_DENIED', message, status: 403 });
