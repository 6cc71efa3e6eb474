import { useLanguage } from '@xana/i18n';
import { messagePhrases } from '@xana/i18n/messages';
import { cardEmailProblem } from '@xana/validation';
import { useState } from 'react';
import type { CardBuyer, CardChoice } from './attempt/card-buyer.ts';
import { guessCountry } from './country-codes.ts';
import { useText } from './phrases/phrases.ts';

interface CardInput {
  isComplete: boolean;
  error: string | undefined;
}

interface BuyerFormOptions {
  buyer: CardBuyer;
  choice: CardChoice;
  /** A payment has a receipt; a card that is saved has none. */
  hasReceipt: boolean;
}

/** What is typed in the form, and its problems: an invalid email while typing, missing fields with the submit. */
export function useBuyerForm({ buyer, choice, hasReceipt }: BuyerFormOptions) {
  const t = useText();
  const message = messagePhrases.useText();
  const locale = useLanguage();
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const [submittedEmail, setSubmittedEmail] = useState<string | null>(null);
  const [card, setCard] = useState<CardInput>({ isComplete: false, error: undefined });
  const email = buyer.email.trim();
  const complete = { ...buyer, email, country: buyer.country || guessCountry(navigator.languages, locale) };
  // The rule of the submit holds for what was submitted, and not for what is typed after it.
  const emailProblem = hasReceipt && cardEmailProblem(email, submittedEmail === email ? 'submit' : 'typing');
  const isNameMissing = buyer.cardholder.trim() === '';
  return {
    buyer: complete,
    setCard,
    errors: {
      email: emailProblem ? message(emailProblem) : undefined,
      cardholder: hasSubmitted && isNameMissing ? t('cardholder.required') : undefined,
      card: card.error ?? (hasSubmitted && !card.isComplete ? t('card.required') : undefined),
    },
    /** @returns the first field that is not right; null when all are */
    submit(): 'email' | 'cardholder' | 'card' | null {
      setHasSubmitted(true);
      setSubmittedEmail(email);
      if (hasReceipt && cardEmailProblem(email, 'submit')) return 'email';
      if (choice.savedCard) return null;
      if (isNameMissing) return 'cardholder';
      return card.isComplete ? null : 'card';
    },
  };
}
