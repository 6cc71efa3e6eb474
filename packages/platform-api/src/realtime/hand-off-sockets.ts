import type { HandOffServerEvents } from '@xana/contracts/sockets/hand-off-sockets';
import type { DefaultEventsMap, Namespace } from 'socket.io';
import { handOffNumber, issueHandOffCode, placeOfHandOff } from '../operations/auth/hand-off/hand-offs.ts';
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
    void tell(place).catch(() => undefined);
  });
  platform.handOffs.hear((place) => void tell(place).catch((error: unknown) => platform.onError(error)));

  async function tell(place: string): Promise<void> {
    const issued = await issueHandOffCode(platform.database, place);
    if (issued) places.to(place).emit('builderInfo', issued);
  }
}
