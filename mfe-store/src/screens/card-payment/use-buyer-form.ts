import { useLanguage } from '@xana/i18n';
import { messagePhrases } from '@xana/i18n/messages';
import { useForm } from '@xana/remote-kit/form';
import { cardEmailProblem } from '@xana/validation';
import type { CardBuyer, CardChoice } from './attempt/card-buyer.ts';
import { guessCountry } from './country-codes.ts';
import { useText } from './phrases/phrases.ts';

/** What the card provider reports of its frame, and its text for a wrong number. */
interface CardInput {
  isComplete: boolean;
  error: string | undefined;
}

interface BuyerFormOptions {
  buyer: CardBuyer;
  choice: CardChoice;
  /** A payment has a receipt; a card that is saved has none. */
  hasReceipt: boolean;
  onBuyer(buyer: CardBuyer): void;
  onSubmit(): void;
}

/** What is typed beside the card, and its problems: an invalid email while typing, missing fields with the submit (ST-05). */
export function useBuyerForm({ buyer, choice, hasReceipt, onBuyer, onSubmit }: BuyerFormOptions) {
  const t = useText();
  const message = messagePhrases.useText();
  const locale = useLanguage();
  const isTyped = choice.savedCard === null;
  const form = useForm({
    initial: {
      email: buyer.email,
      cardholder: buyer.cardholder,
      country: buyer.country || guessCountry(navigator.languages, locale),
      card: { isComplete: false, error: undefined } as CardInput,
    },
    check: ({ email, cardholder, card }, submitted) => ({
      // The rule of the submit holds for what was submitted, and not for what is typed after it.
      email: hasReceipt && cardEmailProblem(email.trim(), submitted?.email === email ? 'submit' : 'typing'),
      cardholder: isTyped && cardholder.trim() === '' && 'cardholder.required',
      card: isTyped && (card.error ? 'SHOWN' : !card.isComplete && 'card.required'),
    }),
    textOf: (code) => (code === 'cardholder.required' || code === 'card.required' ? t(code) : message(code)),
    onChange: ({ card: _card, ...typed }) => onBuyer(typed),
    onSubmit({ card: _card, ...typed }) {
      onBuyer({ ...typed, email: typed.email.trim() });
      onSubmit();
    },
  });
  return { ...form, cardError: form.values.card.error ?? form.errorOf('card') };
}
