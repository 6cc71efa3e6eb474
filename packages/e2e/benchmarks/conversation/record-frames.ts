import type { BrowserContext, Page } from '@playwright/test';

interface NotedFrame {
  text: string;
  /** Milliseconds since 1970. */
  at: number;
  isSent: boolean;
}

/** Milliseconds since 1970; 0 when there was none. */
interface FrameTimes {
  sent: number;
  arrived: number;
}

/** Lets the pages of a context note when their web sockets send and get a text. */
export const recordFrames = (context: BrowserContext): Promise<unknown> => context.addInitScript(noteFrames);

/** When a page sent, and first got, a frame with this text. */
export const readFrameTimes = (page: Page, text: string): Promise<FrameTimes> =>
  page.evaluate((part) => {
    const noted = (globalThis as unknown as { notedFrames: NotedFrame[] }).notedFrames;
    const at = (isSent: boolean) =>
      noted.find((frame) => frame.isSent === isSent && frame.text.includes(part))?.at ?? 0;
    return { sent: at(true), arrived: at(false) };
  }, text);

/** Runs in the page, before its own scripts. */
function noteFrames(): void {
  const noted: NotedFrame[] = [];
  const note = (data: unknown, isSent: boolean) => {
    if (typeof data === 'string') noted.push({ text: data, at: performance.timeOrigin + performance.now(), isSent });
  };
  const { WebSocket: Original } = globalThis;
  Object.assign(globalThis, {
    notedFrames: noted,
    WebSocket: class extends Original {
      constructor(address: string | URL, protocols?: string | string[]) {
        super(address, protocols);
        this.addEventListener('message', ({ data }) => note(data, false));
      }
      override send(data: Parameters<WebSocket['send']>[0]) {
        note(data, true);
        super.send(data);
      }
    },
  });
}
