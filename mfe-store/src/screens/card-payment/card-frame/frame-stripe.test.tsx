import { createFrameStripe } from './frame-stripe.ts';
import { CardFrameError } from './open-card-frame.ts';

const FRAME = 'https://store.xana.test';

function mountCard() {
  const challenges: boolean[] = [];
  let failures = 0;
  const { stripe, card } = createFrameStripe({
    origin: FRAME,
    language: 'ja',
    frameTitle: 'カード情報',
    onChallenge: (isOpen) => challenges.push(isOpen),
    onFailed: () => {
      failures += 1;
    },
  });
  const place = document.createElement('div');
  document.body.append(place);
  const element = stripe.elements().create('card');
  element.mount(place);
  const iframe = place.querySelector('iframe') as HTMLIFrameElement;
  const sent: { ask: string; id?: number; method?: string; args?: unknown[] }[] = [];
  jest.spyOn(iframe.contentWindow as Window, 'postMessage').mockImplementation(((
    message: (typeof sent)[number],
    origin: string,
  ) => {
    expect(origin).toBe(FRAME);
    sent.push(message);
  }) as typeof window.postMessage);
  const receive = (data: object, origin = FRAME, source: MessageEventSource | null = iframe.contentWindow) =>
    window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { card, element, iframe, sent, receive, challenges, failures: () => failures };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

const BILLING = { name: 'Mia', email: 'mia@x.test', address: { country: 'JP' } };

it('[ST-18] opens the frame of the other origin in the language of the site, and sends what waited when it is ready', () => {
  const { iframe, sent, receive } = mountCard();
  expect(iframe.src).toBe(`${FRAME}/card-frame?lang=ja`);
  expect(sent).toEqual([]);
  receive({ event: 'ready' });
  expect(sent).toEqual([{ ask: 'mount', options: {} }]);
});

it('[ST-18] [T52] sends a marker in place of the card, and returns what the frame answers', async () => {
  const { card, sent, receive } = mountCard();
  receive({ event: 'ready' });
  const result = card.confirmCardPayment('pi_1_secret_1', {
    billing: BILLING,
    isKept: true,
    returnUrl: 'https://xana.test/',
  });
  const call = sent.find(({ ask }) => ask === 'call');
  expect(call?.args?.[1]).toMatchObject({
    payment_method: { card: 'card-fields', billing_details: BILLING, allow_redisplay: 'always' },
    setup_future_usage: 'off_session',
  });
  receive({ event: 'answer', id: call?.id, result: { paymentIntent: { status: 'succeeded' } } });
  expect(await result).toEqual({ paymentIntent: { status: 'succeeded' } });
});

it('[ST-05] keeps no card without the choice of the buyer', () => {
  const { card, sent, receive } = mountCard();
  receive({ event: 'ready' });
  const kept = { billing: BILLING, isKept: false, returnUrl: 'https://xana.test/' };
  void card.confirmCardPayment('pi_1_secret_1', kept);
  void card.confirmCardPayment('pi_1_secret_1', { ...kept, savedCard: 'pm_1' });
  const [typed, saved] = sent.filter(({ ask }) => ask === 'call').map(({ args }) => args?.[1] as object);
  expect(typed).toMatchObject({ payment_method: { allow_redisplay: 'limited' } });
  expect(saved).toMatchObject({ payment_method: 'pm_1' });
  for (const data of [typed, saved]) expect(data).not.toHaveProperty('setup_future_usage');
});

it('[T52] ignores messages of other origins and other windows', () => {
  const { sent, receive } = mountCard();
  receive({ event: 'ready' }, 'https://evil.test');
  receive({ event: 'ready' }, FRAME, window);
  expect(sent).toEqual([]);
});

it('[ST-14] covers the page while the bank asks', async () => {
  const { card, sent, receive, challenges } = mountCard();
  receive({ event: 'ready' });
  const result = card.handleNextAction('pi_1_secret_1');
  expect(challenges).toEqual([true]);
  receive({ event: 'answer', id: sent.at(-1)?.id, result: { paymentIntent: { status: 'succeeded' } } });
  await result;
  expect(challenges).toEqual([true, false]);
});

it('reports a frame that does not load, and one whose script of the provider is missing', () => {
  const slow = mountCard();
  jest.advanceTimersByTime(15_000);
  expect(slow.failures()).toBe(1);
  const blocked = mountCard();
  blocked.receive({ event: 'failed' });
  expect(blocked.failures()).toBe(1);
});

it('[ST-14] reports a frame whose card fields do not load', () => {
  const withoutFields = mountCard();
  withoutFields.receive({ event: 'ready' });
  const complete = mountCard();
  complete.receive({ event: 'ready' });
  complete.receive({ event: 'element', name: 'ready', detail: {} });
  jest.advanceTimersByTime(15_000);
  expect(withoutFields.failures()).toBe(1);
  expect(complete.failures()).toBe(0);
});

it('rejects a running call when the dialog is closed', async () => {
  const { card, element, receive } = mountCard();
  receive({ event: 'ready' });
  const result = card.confirmAgain('pi_1_secret_1', 'https://xana.test/');
  element.destroy();
  await expect(result).rejects.toThrow(CardFrameError);
});
