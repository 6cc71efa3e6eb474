import type { Socket } from 'socket.io';

/** Ends a socket at its own word, and says so first if it waits to be told. What comes with the word may be anything. */
export function disconnectOn(socket: Pick<Socket, 'on' | 'disconnect'>, word: string): void {
  socket.on(word, (...along: unknown[]) => {
    const tell = along.at(-1);
    if (typeof tell === 'function') tell();
    socket.disconnect();
  });
}
