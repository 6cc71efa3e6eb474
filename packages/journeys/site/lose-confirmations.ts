import type { Page } from '@playwright/test';

/** Socket.IO's packets of events and acknowledgements of the chat, in Engine.IO's packet of a message. */
const EVENT = '42/chat,';
const ACKNOWLEDGEMENT = '43/chat,';

/**
 * Keeps what the chat server sends from the page: a message that the page sends arrives, and looks as if it had not. To be called before
 * the page opens its sockets.
 *
 * @param isLost whether to keep this packet back
 */
export async function loseConfirmations(page: Page, isLost: (kind: 'event' | 'acknowledgement') => boolean) {
  await page.routeWebSocket('**/socket.io/**', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((frame) => {
      const text = String(frame);
      if (text.startsWith(EVENT) && isLost('event')) return;
      if (text.startsWith(ACKNOWLEDGEMENT) && isLost('acknowledgement')) return;
      socket.send(frame);
    });
  });
}
