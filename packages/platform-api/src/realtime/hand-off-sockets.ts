import type { HandOffServerEvents } from '@xana/contracts/sockets/hand-off-sockets';
import type { DefaultEventsMap, Namespace } from 'socket.io';
import { handOffNumber, handOffRoom, reissueHandOffCode } from '../operations/auth/hand-off/hand-offs.ts';
import type { Platform } from '../platform.ts';
import { countRejection } from './socket-metrics.ts';

type HandOffNamespace = Namespace<
  DefaultEventsMap,
  HandOffServerEvents & DefaultEventsMap,
  DefaultEventsMap,
  { room: string }
>;

/**
 * The namespace in which a native app waits for a hand-off. The app has no ticket: the random hash that it created and
 * passed to the page identifies it. An app that reconnects receives the event again, with a new code.
 */
export function serveHandOffs(namespace: HandOffNamespace, platform: Platform): void {
  namespace.use((socket, next) => {
    const { builderLoginHash, deviceId } = socket.handshake.auth as Record<string, unknown>;
    const room = handOffRoom(builderLoginHash, deviceId);
    if (!room) {
      const error = new Error('INPUT_INVALID');
      countRejection(namespace.name, error);
      return next(error);
    }
    socket.data = { room };
    next();
  });
  namespace.on('connection', (socket) => {
    const { room } = socket.data;
    void socket.join(room);
    void reissueHandOffCode(platform.database, room)
      .then((info) => {
        // Before a member can grant this app anything: a new code would replace the one of a grant that is stored meanwhile.
        socket.emit('handOffNumber', { number: handOffNumber(room) });
        if (info) namespace.to(room).emit('builderInfo', info);
      })
      // Without an answer the app would wait forever; after a disconnect it reconnects and asks again.
      .catch(() => socket.conn.close());
  });
  platform.handOffs.subscribe(({ room, info }) =>
    info ? namespace.to(room).emit('builderInfo', info) : namespace.to(room).emit('handOffDenied', {}),
  );
}
