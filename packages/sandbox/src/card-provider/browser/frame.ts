import type { Ask, CardState, FrameEvent, Numbered } from './frame-messages.ts';

type Listener = (state?: CardState) => void;

export interface Frame {
  iframe: HTMLIFrameElement;
  send(ask: Ask): void;
  /** The provider's answer to a call that goes out from the frame. */
  call(ask: Extract<Ask, { ask: 'call' }>): Promise<{ error?: { message: string } }>;
  listen(event: FrameEvent['event'], listener: Listener): void;
  remove(): void;
}

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

  const post = (asked: Numbered) => {
    if (isReady) iframe.contentWindow?.postMessage(asked, origin);
    else waiting.push(asked);
  };
  const onMessage = ({ data, origin: from, source }: MessageEvent<FrameEvent>) => {
    if (from !== origin || source !== iframe.contentWindow) return;
    if (data.event === 'ready') {
      isReady = true;
      for (const asked of waiting.splice(0)) post(asked);
    }
    if (data.event === 'answer') answers.get(data.number)?.(data.body as never);
    for (const listener of listeners.get(data.event) ?? []) listener(data.event === 'change' ? data.state : undefined);
  };
  window.addEventListener('message', onMessage);

  return {
    iframe,
    send: (ask) => post({ ...ask, number: ++count }),
    call(ask) {
      const number = ++count;
      return new Promise((resolve) => {
        answers.set(number, (body) => {
          answers.delete(number);
          resolve(body);
        });
        post({ ...ask, number });
      });
    },
    listen(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    remove() {
      window.removeEventListener('message', onMessage);
      iframe.remove();
      isReady = false;
    },
  };
}
