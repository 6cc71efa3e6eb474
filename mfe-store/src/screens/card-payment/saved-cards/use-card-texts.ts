import type { SavedCard } from '@xana/contracts/http/payments/saved-cards';
import { useText } from '../phrases/phrases.ts';

const BRANDS: Partial<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  jcb: 'JCB',
  discover: 'Discover',
  diners: 'Diners Club',
  unionpay: 'UnionPay',
};

/** A card is good through the last day of its month. */
export const isExpired = ({ expMonth, expYear }: Pick<SavedCard, 'expMonth' | 'expYear'>, now = new Date()): boolean =>
  Date.UTC(expYear, expMonth) <= now.getTime();

/** Name and expiry of a card, the latter as it is printed on the card. */
export function useCardTexts() {
  const t = useText();
  return {
    nameOf: ({ brand, last4 }: SavedCard) => t('saved.card', { brand: BRANDS[brand] ?? t('card.label'), last4 }),
    expiryOf(card: SavedCard) {
      const date = `${String(card.expMonth).padStart(2, '0')}/${String(card.expYear).slice(-2)}`;
      return t(isExpired(card) ? 'saved.expired' : 'saved.expires', { date });
    },
  };
}
