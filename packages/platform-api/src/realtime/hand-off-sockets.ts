import type { HandOffServerEvents } from '@xana/contracts/sockets/hand-off-sockets';
import type { DefaultEventsMap, Namespace } from 'socket.io';
import { handOffNumber, placeOfHandOff, reissueHandOffCode } from '../operations/auth/hand-off/hand-offs.ts';
import type { Platform } from '../platform.ts';

type Place = Namespace<DefaultEventsMap, HandOffServerEvents & DefaultEventsMap, DefaultEventsMap, { place: string }>;

/**
 * Where an app waits to be let in. It has no ticket: what it made up and gave to the page is its name here. One that
 * lost its connection is told again, with a new code.
 */
export function serveHandOffs(places: Place, platform: Platform): void {
  places.use((socket, next) => {
    const { builderLoginHash, deviceId } = socket.handshake.auth as Record<string, unknown>;
    const place = placeOfHandOff(builderLoginHash, deviceId);
    if (!place) return next(new Error('INPUT_INVALID'));
    socket.data = { place };
    next();
  });
  places.on('connection', (socket) => {
    const { place } = socket.data;
    void socket.join(place);
    socket.emit('handOffNumber', { number: handOffNumber(place) });
    void reissueHandOffCode(platform.database, place)
      .then((told) => told && places.to(place).emit('builderInfo', told))
      // An app that waits unheard would wait for ever: cut off, it connects anew and is told then.
      .catch(() => socket.conn.close());
  });
  platform.handOffs.hear(({ place, told }) => places.to(place).emit('builderInfo', told));
}
