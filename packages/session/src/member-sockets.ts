import { createSocketTicket } from '@xana/contracts/http/auth/sessions';
import type { PublicConfig } from '@xana/contracts/public-config';
import type { Closable, Session } from './session-types.ts';

/** Opens a member's sockets with one-time tickets and closes all of them when the session ends. */
export function createMemberSockets({ origins }: PublicConfig, client: Pick<Session, 'call'>) {
  const sockets = new Set<Closable>();
  const open: Session['openSocket'] = (host, connect) => {
    const socket = connect(origins[host], async () => (await client.call(createSocketTicket, {})).ticket);
    sockets.add(socket);
    return {
      close() {
        sockets.delete(socket);
        socket.close();
      },
    };
  };
  return {
    open,
    closeAll() {
      for (const socket of sockets) socket.close();
      sockets.clear();
    },
  };
}
