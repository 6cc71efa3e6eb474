import { type Ask, type CardState, type FrameEvent, NOT_REACHED, type Numbered } from './frame-messages.ts';

type Listener = (state?: CardState) => void;

export interface Frame {
  iframe: HTMLIFrameElement;
  send(ask: Ask): void;
  /** The provider's answer to a call that goes out from the frame; an error when the frame did not load. */
  call(ask: Extract<Ask, { ask: 'call' }>): Promise<{ error?: { message: string } }>;
  /** Whether the frame loaded. */
  isLoaded: Promise<boolean>;
  listen(event: FrameEvent['event'], listener: Listener): void;
  remove(): void;
}

const LOAD_TIMEOUT_MS = 15_000;

/** A frame of the provider in our page; what is sent before it listens waits. */
export function openFrame(address: string, title: string): Frame {
  const { origin } = new URL(address);
  const iframe = document.createElement('iframe');
  iframe.src = address;
  iframe.title = title;
  const listeners = new Map<FrameEvent['event'], Set<Listener>>();
  const answers = new Map<number, (body: never) => void>();
  const waiting: Numbered[] = [];
  let isReady = false;
  let count = 0;
  let settle: (isLoaded: boolean) => void;
  const isLoaded = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  const timer = setTimeout(() => settle(false), LOAD_TIMEOUT_MS);

  const post = (asked: Numbered) => {
    if (isReady) iframe.contentWindow?.postMessage(asked, origin);
    else waiting.push(asked);
  };
  const onMessage = ({ data, origin: from, source }: MessageEvent<FrameEvent>) => {
    if (from !== origin || source !== iframe.contentWindow) return;
    if (data.event === 'ready') {
      isReady = true;
      clearTimeout(timer);
      settle(true);
      for (const asked of waiting.splice(0)) post(asked);
    }
    if (data.event === 'answer') answers.get(data.number)?.(data.body as never);
    for (const listener of listeners.get(data.event) ?? []) listener(data.event === 'change' ? data.state : undefined);
  };
  window.addEventListener('message', onMessage);

  return {
    iframe,
    send: (ask) => post({ ...ask, number: ++count }),
    async call(ask) {
      if (!(await isLoaded)) return { error: NOT_REACHED };
      const number = ++count;
      return new Promise((resolve) => {
        answers.set(number, (body) => {
          answers.delete(number);
          resolve(body);
        });
        post({ ...ask, number });
      });
    },
    isLoaded,
    listen(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    remove() {
      window.removeEventListener('message', onMessage);
      clearTimeout(timer);
      settle(false);
      iframe.remove();
      isReady = false;
    },
  };
}
