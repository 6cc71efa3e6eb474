import type { PaymentIntentResult, PaymentMethodResult, SetupIntentResult } from '@stripe/stripe-js';
import { CardElement, type CardOptions } from './card-element.ts';
import { type Frame, openFrame } from './frame.ts';
import { type Fields, NOT_REACHED } from './frame-messages.ts';
import { localizeError } from './localize-error.ts';

/** The interface of the provider's browser script, as far as this product uses it: cards, and their confirmation. */

const HOME = new URL((document.currentScript as HTMLScriptElement).src).origin;

interface Billing {
  billing_details?: Fields;
  allow_redisplay?: string;
}
type Method = string | (Billing & { card: CardElement });
interface ConfirmData {
  payment_method?: Method;
  receipt_email?: string;
  setup_future_usage?: 'off_session';
  return_url?: string;
}

/** A payment, or the keeping of a card: what the bank asks about is the same. */
type Result = PaymentIntentResult & SetupIntentResult;

function createStripe(key: string) {
  const fieldsAt = (kind: 'fields' | 'calls') => {
    const query = new URLSearchParams({ key, lang: pageLanguage() });
    return `${HOME}/${kind}?${query}`;
  };
  let hidden: Frame | undefined;
  /** Requests without a card are sent from a hidden frame. */
  const caller = (): Frame => {
    if (hidden) return hidden;
    const opened = openFrame(fieldsAt('calls'), '');
    hidden = opened;
    opened.iframe.hidden = true;
    document.body.append(opened.iframe);
    // The next call opens another.
    void opened.isLoaded.then((isLoaded) => {
      if (isLoaded) return;
      opened.remove();
      hidden = undefined;
    });
    return opened;
  };

  const retrieve = async (clientSecret: string): Promise<Result> =>
    resultOf(
      await caller().call({
        ask: 'call',
        method: 'GET',
        path: pathOf(clientSecret),
        fields: { client_secret: clientSecret },
      }),
    );

  /** Asks the owner of the card, if their bank wants it. */
  const settleAction = async (clientSecret: string, result: Result): Promise<Result> => {
    if ((result.paymentIntent ?? result.setupIntent)?.status !== 'requires_action') return result;
    if (!(await showChallenge(key, clientSecret))) return resultOf({ error: NOT_REACHED });
    const after = await retrieve(clientSecret);
    const { paymentIntent, setupIntent } = after;
    const problem = paymentIntent?.last_payment_error ?? setupIntent?.last_setup_error;
    if (!problem || (paymentIntent ?? setupIntent)?.status !== 'requires_payment_method') return after;
    const about = paymentIntent ? { payment_intent: paymentIntent } : { setup_intent: setupIntent };
    return { error: { ...localizeError(problem, pageLanguage()), type: 'card_error', ...about } } as Result;
  };

  /** With the typed card, a kept one, or the card that the intent has already. */
  const confirm = async (
    clientSecret: string,
    { payment_method, ...data }: ConfirmData,
    handleActions: boolean,
  ): Promise<Result> => {
    const typed = typeof payment_method === 'object' ? payment_method : undefined;
    const { card, ...details } = typed ?? {};
    const body = await (card ? card.frame : caller()).call({
      ask: 'call',
      method: 'POST',
      path: `${pathOf(clientSecret)}/confirm`,
      fields: {
        client_secret: clientSecret,
        ...data,
        ...(typeof payment_method === 'string' ? { payment_method } : {}),
        ...(typed ? { payment_method_data: details } : {}),
      },
      ...(typed ? { withCard: 'payment_method_data' as const } : {}),
    });
    const result = resultOf(body);
    return handleActions ? settleAction(clientSecret, result) : result;
  };

  return {
    elements: () => createElements(fieldsAt('fields')),
    createToken: () => notHere('createToken'),
    async createPaymentMethod({ card, type: _type, ...details }: Billing & { type: 'card'; card: CardElement }) {
      const body = await card.frame.call({
        ask: 'call',
        method: 'POST',
        path: '/v1/payment_methods',
        fields: { ...details },
        withCard: 'card',
      });
      return (body.error ? { error: body.error } : { paymentMethod: body }) as PaymentMethodResult;
    },
    confirmCardPayment: (
      clientSecret: string,
      data: ConfirmData = {},
      { handleActions = true }: { handleActions?: boolean } = {},
    ): Promise<PaymentIntentResult> => confirm(clientSecret, data, handleActions),
    confirmCardSetup: (
      clientSecret: string,
      data: ConfirmData = {},
      { handleActions = true }: { handleActions?: boolean } = {},
    ): Promise<SetupIntentResult> => confirm(clientSecret, data, handleActions),
    retrieveSetupIntent: retrieve,
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

/** @returns whether the question was answered; it is not when its frame does not load */
function showChallenge(key: string, clientSecret: string): Promise<boolean> {
  const query = new URLSearchParams({ key, client_secret: clientSecret, lang: pageLanguage() });
  const frame = openFrame(`${HOME}/challenge/${idOf(clientSecret)}?${query}`, '3-D Secure');
  const dialog = document.createElement('dialog');
  dialog.style.cssText = 'padding:0;border:0;border-radius:16px;width:min(92vw,420px);height:320px;overflow:hidden';
  frame.iframe.style.cssText = 'border:0;width:100%;height:100%;display:block';
  dialog.append(frame.iframe);
  document.body.append(dialog);
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.showModal();
  return new Promise((resolve) => {
    const close = (isAnswered: boolean) => {
      frame.remove();
      dialog.remove();
      resolve(isAnswered);
    };
    frame.listen('challengeAnswered', () => close(true));
    void frame.isLoaded.then((isLoaded) => !isLoaded && close(false));
  });
}

/** The frame of the card has the language of its `locale`. */
const pageLanguage = (): string => document.documentElement.lang;

const idOf = (clientSecret: string): string => clientSecret.split('_secret')[0] ?? '';

const pathOf = (clientSecret: string): string =>
  `/v1/${clientSecret.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${idOf(clientSecret)}`;

function resultOf(body: { error?: object; object?: string }): Result {
  if (body.error) return { error: localizeError(body.error, pageLanguage()) } as Result;
  return (body.object === 'setup_intent' ? { setupIntent: body } : { paymentIntent: body }) as unknown as Result;
}

function notHere(what: string): never {
  throw new Error(`The sandbox’s card script does not have ${what}.`);
}

Object.assign(window, { Stripe: Object.assign(createStripe, { version: 'sandbox' }) });
