import { type Frame, openFrame } from './frame.ts';
import type { CardState, FieldStyle, FrameEvent } from './frame-messages.ts';

export interface CardOptions {
  style?: {
    base?: FieldStyle & { '::placeholder'?: { color?: string } };
    invalid?: { color?: string };
  };
  disabled?: boolean;
}

type Handler = (event: object) => void;

/** The card fields as a page sees them: mounting, events, and nothing of what is typed. */
export class CardElement {
  readonly #address: string;
  readonly #handlers = new Map<string, Set<Handler>>();
  #options: CardOptions;
  #frame: Frame | undefined;
  #isDestroyed = false;

  constructor(address: string, options: CardOptions) {
    this.#address = address;
    this.#options = options;
  }

  /** The frame that knows the number. @throws Error while the element is on no page */
  get frame(): Frame {
    if (!this.#frame) throw new Error('The card element is not mounted.');
    return this.#frame;
  }

  mount(place: string | HTMLElement): void {
    if (this.#isDestroyed) throw new Error('This element is destroyed.');
    const parent = typeof place === 'string' ? document.querySelector<HTMLElement>(place) : place;
    if (!parent) throw new Error('There is no such place for the card element.');
    this.unmount();
    const frame = openFrame(this.#address, document.documentElement.lang === 'ja' ? 'カード情報' : 'Card details');
    frame.iframe.style.cssText = 'border:0;width:100%;height:1.5em;display:block;color-scheme:none';
    frame.listen('ready', () => this.#emit('ready', {}));
    for (const event of ['focus', 'blur', 'escape'] as const) frame.listen(event, () => this.#emit(event, {}));
    frame.listen('change', (state) => this.#emit('change', state as CardState));
    parent.append(frame.iframe);
    this.#frame = frame;
    this.#sendLook();
  }

  unmount(): void {
    this.#frame?.remove();
    this.#frame = undefined;
  }

  destroy(): void {
    this.unmount();
    this.#isDestroyed = true;
    this.#handlers.clear();
  }

  update(options: CardOptions): void {
    this.#options = { ...this.#options, ...options };
    this.#sendLook();
  }

  focus(): void {
    this.#frame?.iframe.focus();
    this.#frame?.send({ ask: 'focus' });
  }

  blur(): void {
    this.#frame?.send({ ask: 'blur' });
  }

  clear(): void {
    this.#frame?.send({ ask: 'clear' });
  }

  on(event: string, handler: Handler): this {
    this.#handlers.set(event, (this.#handlers.get(event) ?? new Set()).add(handler));
    return this;
  }

  once(event: string, handler: Handler): this {
    const first: Handler = (detail) => {
      this.off(event, first);
      handler(detail);
    };
    return this.on(event, first);
  }

  off(event: string, handler?: Handler): this {
    if (handler) this.#handlers.get(event)?.delete(handler);
    else this.#handlers.delete(event);
    return this;
  }

  #emit(event: FrameEvent['event'], detail: object): void {
    for (const handler of this.#handlers.get(event) ?? []) handler({ elementType: 'card', ...detail });
  }

  #sendLook(): void {
    const { style, disabled = false } = this.#options;
    this.#frame?.send({
      ask: 'look',
      isDisabled: disabled,
      style: {
        ...(style?.base?.color ? { color: style.base.color } : {}),
        ...(style?.base?.fontFamily ? { fontFamily: style.base.fontFamily } : {}),
        ...(style?.base?.fontSize ? { fontSize: style.base.fontSize } : {}),
        ...(style?.base?.['::placeholder']?.color ? { placeholderColor: style.base['::placeholder'].color } : {}),
        ...(style?.invalid?.color ? { invalidColor: style.invalid.color } : {}),
      },
    });
  }
}
