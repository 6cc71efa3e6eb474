// Runs inline in the card frame, the only document that loads the script of the card provider. The page sends what the provider's
// functions get, and receives what they return. The page names the card by a marker: its fields never leave the provider's frames.
// card-frame.ts inserts this file as text.
({ site, key, cardMarker }) => {
  const language = new URLSearchParams(location.search).get('lang') === 'ja' ? 'ja' : 'en';
  document.documentElement.lang = language;
  const post = (message) => parent.postMessage(JSON.parse(JSON.stringify(message)), site);
  if (typeof window.Stripe !== 'function') return post({ event: 'failed' });
  const stripe = window.Stripe(key, { locale: language });
  let card;
  const mount = (options) => {
    card?.destroy();
    card = stripe.elements().create('card', options);
    for (const name of ['ready', 'change', 'focus', 'blur', 'escape'])
      card.on(name, (detail) => post({ event: 'element', name, detail: detail ?? {} }));
    card.mount(document.getElementById('card'));
  };
  const withCard = (method) => (method?.card === cardMarker ? { ...method, card } : method);
  const withTypedCard = ({ payment_method: method, ...data } = {}) => ({
    ...data,
    ...(method ? { payment_method: withCard(method) } : {}),
  });
  const functions = {
    confirmCardPayment: (clientSecret, data) =>
      stripe.confirmCardPayment(clientSecret, withTypedCard(data), { handleActions: false }),
    confirmCardSetup: (clientSecret, data) =>
      stripe.confirmCardSetup(clientSecret, withTypedCard(data), { handleActions: false }),
    createPaymentMethod: (data) => stripe.createPaymentMethod(withCard(data)),
    handleNextAction: (clientSecret) => {
      document.body.dataset.challenge = 'true';
      return stripe.handleNextAction({ clientSecret }).finally(() => delete document.body.dataset.challenge);
    },
  };
  const answer = async ({ id, method, args }) => {
    const call = Object.hasOwn(functions, method) ? functions[method] : undefined;
    try {
      post({ event: 'answer', id, result: await call(...args) });
    } catch (error) {
      post({ event: 'answer', id, result: { error: { type: 'api_error', message: String(error?.message) } } });
    }
  };
  window.addEventListener('message', ({ data, origin, source }) => {
    if (origin !== site || source !== parent) return;
    if (data.ask === 'mount') mount(data.options);
    if (data.ask === 'update') card?.update(data.options);
    if (data.ask === 'focus' || data.ask === 'blur' || data.ask === 'clear') card?.[data.ask]();
    if (data.ask === 'call') void answer(data);
  });
  post({ event: 'ready' });
};
