import { join } from 'node:path';
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

/** Lets the pages of a context note when they send a text, and when their web sockets get one. */
export const recordFrames = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ path: join(import.meta.dirname, 'note-frames.browser.js') });

/** When a page sent, and first got, this text. */
export async function readFrameTimes(page: Page, text: string): Promise<FrameTimes> {
  const frames = await page.evaluate(
    (wanted) =>
      (globalThis as unknown as { notedFrames: NotedFrame[] }).notedFrames.filter((frame) =>
        frame.text.includes(wanted),
      ),
    text,
  );
  const at = (isSent: boolean) => frames.find((frame) => frame.isSent === isSent)?.at ?? 0;
  return { sent: at(true), arrived: at(false) };
}
