import { CARD_FRAME_PATH } from '@xana/contracts/card-service';

/** Messages to the card frame, see `card-frame.browser.js` of the release package. */
type Ask =
  | { ask: 'mount' | 'update'; options: object }
  | { ask: 'focus' | 'blur' | 'clear' }
  | { ask: 'call'; id: number; method: string; args: unknown[] };

type FrameMessage =
  | { event: 'ready' | 'failed' }
  | { event: 'element'; name: string; detail: object }
  | { event: 'answer'; id: number; result: unknown };

export interface CardFrame {
  readonly iframe: HTMLIFrameElement;
  send(ask: Exclude<Ask, { ask: 'call' }>): void;
  /** Calls a function of the card provider in the frame. @throws CardFrameError when the frame does not answer */
  call(method: string, ...args: unknown[]): Promise<unknown>;
  remove(): void;
}

/** The frame, or the script of the provider in it, did not load or was removed. */
export class CardFrameError extends Error {
  override name = 'CardFrameError';
}

interface CardFrameOptions {
  origin: string;
  language: string;
  title: string;
  onElement(name: string, detail: object): void;
  onFailed(): void;
}

const LOAD_TIMEOUT_MS = 15_000;

/** Opens the card frame. What is sent before it listens waits. It has failed when the card fields in it are not there in time. */
export function openCardFrame({ origin, language, title, onElement, onFailed }: CardFrameOptions): CardFrame {
  const iframe = document.createElement('iframe');
  iframe.src = `${origin}${CARD_FRAME_PATH}?lang=${language}`;
  iframe.title = title;
  iframe.allow = 'payment';
  const calls = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  const waiting: Ask[] = [];
  let isReady = false;
  let count = 0;

  const post = (message: Ask) => {
    if (isReady) iframe.contentWindow?.postMessage(message, origin);
    else waiting.push(message);
  };
  const stopLoading = () => {
    clearTimeout(timer);
    for (const { reject } of calls.values()) reject(new CardFrameError('The card frame did not load.'));
    calls.clear();
    onFailed();
  };
  const timer = setTimeout(stopLoading, LOAD_TIMEOUT_MS);
  const receive = ({ data, origin: from, source }: MessageEvent<FrameMessage>) => {
    if (from !== origin || source !== iframe.contentWindow) return;
    if (data.event === 'failed') stopLoading();
    if (data.event === 'element') {
      if (data.name === 'ready') clearTimeout(timer);
      onElement(data.name, data.detail);
    }
    if (data.event === 'answer') {
      calls.get(data.id)?.resolve(data.result);
      calls.delete(data.id);
    }
    if (data.event === 'ready') {
      isReady = true;
      for (const message of waiting.splice(0)) post(message);
    }
  };
  window.addEventListener('message', receive);

  return {
    iframe,
    send: post,
    call(method, ...args) {
      count += 1;
      const id = count;
      return new Promise((resolve, reject) => {
        calls.set(id, { resolve, reject });
        post({ ask: 'call', id, method, args });
      });
    },
    remove() {
      clearTimeout(timer);
      window.removeEventListener('message', receive);
      for (const { reject } of calls.values()) reject(new CardFrameError('The card frame was removed.'));
      calls.clear();
      iframe.remove();
    },
  };
}
