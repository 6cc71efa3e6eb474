import type { Ask, CardState, Numbered, Told } from './frame-messages.ts';

type Listener = (state?: CardState) => void;

export interface Frame {
  iframe: HTMLIFrameElement;
  send(ask: Ask): void;
  /** The provider's answer to a call that goes out from the frame. */
  call(ask: Extract<Ask, { ask: 'call' }>): Promise<{ error?: { message: string } }>;
  listen(told: Told['told'], listener: Listener): void;
  remove(): void;
}

/** A frame of the provider in our page; what is sent before it listens waits. */
export function openFrame(address: string, title: string): Frame {
  const { origin } = new URL(address);
  const iframe = document.createElement('iframe');
  iframe.src = address;
  iframe.title = title;
  const listeners = new Map<Told['told'], Set<Listener>>();
  const answers = new Map<number, (body: never) => void>();
  const waiting: Numbered[] = [];
  let isReady = false;
  let count = 0;

  const post = (asked: Numbered) => {
    if (isReady) iframe.contentWindow?.postMessage(asked, origin);
    else waiting.push(asked);
  };
  const hear = ({ data, origin: from, source }: MessageEvent<Told>) => {
    if (from !== origin || source !== iframe.contentWindow) return;
    if (data.told === 'ready') {
      isReady = true;
      for (const asked of waiting.splice(0)) post(asked);
    }
    if (data.told === 'answer') answers.get(data.number)?.(data.body as never);
    for (const listener of listeners.get(data.told) ?? []) listener(data.told === 'change' ? data.state : undefined);
  };
  window.addEventListener('message', hear);

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
    listen(told, listener) {
      listeners.set(told, (listeners.get(told) ?? new Set()).add(listener));
    },
    remove() {
      window.removeEventListener('message', hear);
      iframe.remove();
      isReady = false;
    },
  };
}
