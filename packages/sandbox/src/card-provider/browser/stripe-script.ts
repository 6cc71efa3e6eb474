import type { PaymentIntentResult, PaymentMethodResult } from '@stripe/stripe-js';
import { CardElement, type CardOptions } from './card-element.ts';
import { type Frame, openFrame } from './frame.ts';
import type { Fields } from './frame-messages.ts';

/** The interface of the provider's browser script, as far as this product uses it: cards, and their confirmation. */

const HOME = new URL((document.currentScript as HTMLScriptElement).src).origin;

interface Billing {
  billing_details?: Fields;
}
type Method = string | (Billing & { card: CardElement });

function createStripe(key: string) {
  const fieldsAt = (kind: 'fields' | 'calls') => {
    const query = new URLSearchParams({ key, lang: document.documentElement.lang });
    return `${HOME}/${kind}?${query}`;
  };
  let hidden: Frame | undefined;
  /** Requests without a card are sent from a hidden frame. */
  const caller = (): Frame => {
    if (hidden) return hidden;
    hidden = openFrame(fieldsAt('calls'), '');
    hidden.iframe.hidden = true;
    document.body.append(hidden.iframe);
    return hidden;
  };

  const retrieve = async (clientSecret: string): Promise<PaymentIntentResult> =>
    resultOf(
      await caller().call({
        ask: 'call',
        method: 'GET',
        path: `/v1/payment_intents/${idOf(clientSecret)}`,
        fields: { client_secret: clientSecret },
      }),
    );

  /** Asks the owner of the card, if their bank wants it. */
  const settleAction = async (clientSecret: string, result: PaymentIntentResult): Promise<PaymentIntentResult> => {
    if (result.paymentIntent?.status !== 'requires_action') return result;
    await showChallenge(key, clientSecret);
    const after = await retrieve(clientSecret);
    const problem = after.paymentIntent?.last_payment_error;
    return problem && after.paymentIntent?.status === 'requires_payment_method'
      ? ({ error: { ...problem, type: 'card_error', payment_intent: after.paymentIntent } } as PaymentIntentResult)
      : after;
  };

  return {
    elements: () => createElements(fieldsAt('fields')),
    createToken: () => notHere('createToken'),
    async createPaymentMethod({ card, billing_details }: Billing & { type: 'card'; card: CardElement }) {
      const body = await card.frame.call({
        ask: 'call',
        method: 'POST',
        path: '/v1/payment_methods',
        fields: billing_details ? { billing_details } : {},
        withCard: 'card',
      });
      return (body.error ? { error: body.error } : { paymentMethod: body }) as PaymentMethodResult;
    },
    async confirmCardPayment(
      clientSecret: string,
      { payment_method }: { payment_method?: Method } = {},
      { handleActions = true }: { handleActions?: boolean } = {},
    ): Promise<PaymentIntentResult> {
      const typed = typeof payment_method === 'object' ? payment_method : undefined;
      const body = await (typed ? typed.card.frame : caller()).call({
        ask: 'call',
        method: 'POST',
        path: `/v1/payment_intents/${idOf(clientSecret)}/confirm`,
        fields: {
          client_secret: clientSecret,
          ...(typeof payment_method === 'string' ? { payment_method } : {}),
          ...(typed?.billing_details ? { payment_method_data: { billing_details: typed.billing_details } } : {}),
        },
        ...(typed ? { withCard: 'payment_method_data' as const } : {}),
      });
      const result = resultOf(body);
      return handleActions ? settleAction(clientSecret, result) : result;
    },
    retrievePaymentIntent: retrieve,
    async handleNextAction({ clientSecret }: { clientSecret: string }) {
      return settleAction(clientSecret, await retrieve(clientSecret));
    },
    /** Both only identify the caller to the provider. */
    registerAppInfo() {},
    _registerWrapper() {},
  };
}

function createElements(address: string) {
  const made = new Map<string, CardElement>();
  return {
    create(type: string, options: CardOptions = {}) {
      if (type !== 'card') return notHere(`the element "${type}"`);
      if (made.has(type)) throw new Error('There is a card element already.');
      const element = new CardElement(address, options);
      made.set(type, element);
      const destroy = element.destroy.bind(element);
      element.destroy = () => {
        made.delete(type);
        destroy();
      };
      return element;
    },
    /** React hands in the component in place of its name. */
    getElement: (type: string | { __elementType: string }) =>
      made.get(typeof type === 'string' ? type : type.__elementType) ?? null,
    update() {},
  };
}

function showChallenge(key: string, clientSecret: string): Promise<void> {
  const query = new URLSearchParams({ key, client_secret: clientSecret, lang: document.documentElement.lang });
  const frame = openFrame(`${HOME}/challenge/${idOf(clientSecret)}?${query}`, '3-D Secure');
  const dialog = document.createElement('dialog');
  dialog.style.cssText = 'padding:0;border:0;border-radius:16px;width:min(92vw,420px);height:320px;overflow:hidden';
  frame.iframe.style.cssText = 'border:0;width:100%;height:100%;display:block';
  dialog.append(frame.iframe);
  document.body.append(dialog);
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.showModal();
  return new Promise((resolve) => {
    frame.listen('challengeAnswered', () => {
      frame.remove();
      dialog.remove();
      resolve();
    });
  });
}

const idOf = (clientSecret: string): string => clientSecret.split('_secret')[0] ?? '';

function resultOf(body: { error?: unknown }): PaymentIntentResult {
  return (body.error ? { error: body.error } : { paymentIntent: body }) as PaymentIntentResult;
}

function notHere(what: string): never {
  throw new Error(`The sandbox’s card script does not have ${what}.`);
}

Object.assign(window, { Stripe: Object.assign(createStripe, { version: 'sandbox' }) });
