import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A page that does what a store does, with the provider's own React components: only a test shows it. */
function Trial({ clientSecret }: { clientSecret: string }) {
  const stripe = useStripe();
  const elements = useElements();
  const [outcome, setOutcome] = useState('');
  const [state, setState] = useState('empty');
  const card = () => {
    const element = elements?.getElement(CardElement);
    if (!stripe || !element) throw new Error('The card fields are not there.');
    return { stripe, element };
  };
  const pay = async () => {
    const { stripe: provider, element } = card();
    const { paymentIntent, error } = await provider.confirmCardPayment(clientSecret, {
      payment_method: { card: element, billing_details: { email: 'mia@x.test' } },
    });
    setOutcome(error?.message ?? paymentIntent?.status ?? 'nothing');
  };
  const keep = async () => {
    const { stripe: provider, element } = card();
    const { paymentMethod, error } = await provider.createPaymentMethod({ type: 'card', card: element });
    setOutcome(error?.message ?? `${paymentMethod?.id.slice(0, 3)} ${paymentMethod?.card?.last4}`);
  };
  const look = async () => {
    const { paymentIntent } = await card().stripe.retrievePaymentIntent(clientSecret);
    setOutcome(`looked: ${paymentIntent?.status}`);
  };
  return (
    <form>
      <CardElement
        options={{ style: { base: { fontSize: '18px' } } }}
        onChange={({ complete, error }) => setState(error?.message ?? (complete ? 'complete' : 'incomplete'))}
      />
      <p>{state}</p>
      {Object.entries({ pay, keep, look }).map(([name, act]) => (
        <button key={name} type="button" onClick={() => void act()}>
          {name}
        </button>
      ))}
      <output>{outcome}</output>
    </form>
  );
}

const { key = '', secret = '' } = document.documentElement.dataset;
const stripe = (window as unknown as { Stripe(key: string): Stripe }).Stripe(key);
const root = document.createElement('main');
document.body.append(root);
createRoot(root).render(
  <StrictMode>
    <Elements stripe={stripe}>
      <Trial clientSecret={secret} />
    </Elements>
  </StrictMode>,
);
