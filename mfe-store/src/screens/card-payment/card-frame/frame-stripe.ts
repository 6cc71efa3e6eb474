import type {
  ConfirmCardPaymentData,
  PaymentIntentResult,
  PaymentMethodResult,
  SetupIntentResult,
  Stripe,
  StripeCardElementOptions,
} from '@stripe/stripe-js';
import { CARD_MARKER } from '@xana/contracts/card-service';
import { type CardFrame, CardFrameError, openCardFrame } from './open-card-frame.ts';

interface BillingDetails {
  name: string;
  email?: string;
  address: { country: string };
}

/** The typed card of a buyer, and whether they keep it for other purchases. */
export interface TypedCard {
  billing: BillingDetails;
  isKept: boolean;
}

/** The provider's functions that a purchase uses. They run in the card frame. */
export interface CardFunctions {
  /** Charges the typed card, or a saved one. The bank's question is left to `handleNextAction`. */
  confirmCardPayment(
    clientSecret: string,
    data: TypedCard & { savedCard?: string | null; returnUrl: string },
  ): Promise<PaymentIntentResult>;
  /** Saves the typed card without a payment. */
  confirmCardSetup(clientSecret: string, data: TypedCard & { returnUrl: string }): Promise<SetupIntentResult>;
  /** Confirms again what has a card already. */
  confirmAgain(clientSecret: string, returnUrl: string): Promise<PaymentIntentResult>;
  createPaymentMethod(card: TypedCard): Promise<PaymentMethodResult>;
  /** Shows the question of the card's bank over the page. */
  handleNextAction(clientSecret: string): Promise<PaymentIntentResult & SetupIntentResult>;
}

interface FrameStripeOptions {
  origin: string;
  language: string;
  frameTitle: string;
  /** The frame covers the page while the bank asks. */
  onChallenge(isOpen: boolean, iframe: HTMLIFrameElement): void;
  onFailed(): void;
}

type Handler = (detail: object) => void;

/** `Stripe` for the provider's React components, whose element lives in the card frame. */
export function createFrameStripe(options: FrameStripeOptions): { stripe: Stripe; card: CardFunctions } {
  let frame: CardFrame | null = null;
  const opened = (): CardFrame => {
    if (!frame) throw new CardFrameError('The card fields are not on the page.');
    return frame;
  };
  const elements = createElements(options, (next) => {
    frame = next;
  });
  const notUsed = () => Promise.reject(new CardFrameError('The card frame does not have this function.'));
  const facade = {
    elements: () => elements,
    createToken: notUsed,
    createPaymentMethod: notUsed,
    confirmCardPayment: notUsed,
    registerAppInfo() {},
    _registerWrapper() {},
  };
  const confirm = (clientSecret: string, data: ConfirmCardPaymentData) =>
    opened().call('confirmCardPayment', clientSecret, data) as Promise<PaymentIntentResult>;
  const card: CardFunctions = {
    confirmCardPayment: (clientSecret, { billing, isKept, savedCard, returnUrl }) =>
      confirm(clientSecret, {
        payment_method: savedCard ?? (typedCard({ billing, isKept }) as never),
        ...(billing.email ? { receipt_email: billing.email } : {}),
        ...(isKept && !savedCard ? { setup_future_usage: 'off_session' as const } : {}),
        return_url: returnUrl,
      }),
    confirmCardSetup: (clientSecret, { returnUrl, ...typed }) =>
      opened().call('confirmCardSetup', clientSecret, {
        payment_method: typedCard(typed),
        return_url: returnUrl,
      }) as Promise<SetupIntentResult>,
    confirmAgain: (clientSecret, returnUrl) => confirm(clientSecret, { return_url: returnUrl }),
    createPaymentMethod: (typed) =>
      opened().call('createPaymentMethod', { type: 'card', ...typedCard(typed) }) as Promise<PaymentMethodResult>,
    async handleNextAction(clientSecret) {
      const { iframe, call } = opened();
      options.onChallenge(true, iframe);
      try {
        return (await call('handleNextAction', clientSecret)) as PaymentIntentResult & SetupIntentResult;
      } finally {
        options.onChallenge(false, iframe);
      }
    },
  };
  // The components check and use these members only; the script itself is in the frame.
  return { stripe: facade as unknown as Stripe, card };
}

/** `always`: the provider may offer the card again; `limited`: it is for this purchase, or this plan, only. */
const typedCard = ({ billing, isKept }: TypedCard) => ({
  card: CARD_MARKER,
  billing_details: billing,
  allow_redisplay: isKept ? 'always' : 'limited',
});

/** The part of `StripeElements` and of its card element that the React components use. */
function createElements(options: FrameStripeOptions, onFrame: (frame: CardFrame | null) => void) {
  return {
    getElement: () => null,
    update() {},
    create(_type: string, cardOptions: StripeCardElementOptions = {}) {
      const handlers = new Map<string, Set<Handler>>();
      let frame: CardFrame | null = null;
      const unmount = () => {
        frame?.remove();
        frame = null;
        onFrame(null);
      };
      const element = {
        mount(place: HTMLElement) {
          unmount();
          frame = openCardFrame({
            origin: options.origin,
            language: options.language,
            title: options.frameTitle,
            onFailed: options.onFailed,
            onElement(name, detail) {
              for (const handle of handlers.get(name) ?? []) handle(name === 'ready' ? element : detail);
            },
          });
          place.append(frame.iframe);
          frame.send({ ask: 'mount', options: cardOptions });
          onFrame(frame);
        },
        unmount,
        destroy: unmount,
        update: (changed: object) => frame?.send({ ask: 'update', options: changed }),
        focus() {
          frame?.iframe.focus();
          frame?.send({ ask: 'focus' });
        },
        blur: () => frame?.send({ ask: 'blur' }),
        clear: () => frame?.send({ ask: 'clear' }),
        on(event: string, handle: Handler) {
          handlers.set(event, (handlers.get(event) ?? new Set()).add(handle));
          return element;
        },
        off(event: string, handle?: Handler) {
          if (handle) handlers.get(event)?.delete(handle);
          else handlers.delete(event);
          return element;
        },
      };
      return element;
    },
  };
}
