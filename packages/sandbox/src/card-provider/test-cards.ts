import { isLuhn } from './browser/card-number.ts';
import { invalidCard } from './card-error.ts';

/** What happens when a card is charged. */
export type Behaviour =
  | { kind: 'pays' }
  /** Its owner must confirm: at each payment, or once for all. */
  | { kind: 'asks'; isOnceForAll: boolean; isRedirect?: true }
  /** Is processing for some seconds before it pays. */
  | { kind: 'pays later' }
  /** Pays while its owner is there, and is declined at each renewal. */
  | { kind: 'refuses later'; code: string; declineCode: string; message: string }
  | { kind: 'refuses'; code: string; declineCode?: string; message: string; canBeKept: boolean };

const refuses = (code: string, message: string, declineCode?: string, canBeKept = false): Behaviour => ({
  kind: 'refuses',
  code,
  message,
  canBeKept,
  ...(declineCode ? { declineCode } : {}),
});

/** The numbers and tokens that the provider publishes for tests. */
const CARDS: { number: string; tokens: string[]; brand: string; behaviour: Behaviour }[] = [
  { number: '4242424242424242', tokens: ['pm_card_visa'], brand: 'visa', behaviour: { kind: 'pays' } },
  { number: '5555555555554444', tokens: ['pm_card_mastercard'], brand: 'mastercard', behaviour: { kind: 'pays' } },
  { number: '378282246310005', tokens: ['pm_card_amex'], brand: 'amex', behaviour: { kind: 'pays' } },
  { number: '3566002020360505', tokens: ['pm_card_jcb'], brand: 'jcb', behaviour: { kind: 'pays' } },
  {
    number: '4000000000000002',
    tokens: ['pm_card_chargeDeclined', 'pm_card_visa_chargeDeclined'],
    brand: 'visa',
    behaviour: refuses('card_declined', 'Your card was declined.', 'generic_decline'),
  },
  {
    number: '4000000000009995',
    tokens: ['pm_card_chargeDeclinedInsufficientFunds', 'pm_card_visa_chargeDeclinedInsufficientFunds'],
    brand: 'visa',
    behaviour: refuses('card_declined', 'Your card has insufficient funds.', 'insufficient_funds'),
  },
  {
    number: '4000000000000069',
    tokens: ['pm_card_chargeDeclinedExpiredCard'],
    brand: 'visa',
    behaviour: refuses('expired_card', 'Your card has expired.'),
  },
  {
    number: '4000000000000127',
    tokens: ['pm_card_chargeDeclinedIncorrectCvc'],
    brand: 'visa',
    behaviour: refuses('incorrect_cvc', "Your card's security code is incorrect."),
  },
  {
    number: '4000000000000341',
    tokens: ['pm_card_chargeCustomerFail'],
    brand: 'visa',
    behaviour: refuses('card_declined', 'Your card was declined.', 'generic_decline', true),
  },
  {
    number: '4000002500003155',
    tokens: ['pm_card_authenticationRequiredOnSetup'],
    brand: 'visa',
    behaviour: { kind: 'asks', isOnceForAll: true },
  },
  {
    number: '4000002760003184',
    tokens: ['pm_card_authenticationRequired'],
    brand: 'visa',
    behaviour: { kind: 'asks', isOnceForAll: false },
  },
  // The next three are only of this stand-in: the provider has no test cards for a bank's own page, for a slow settlement and for a
  // card that fails at the first renewal.
  {
    number: '4000000000003063',
    tokens: ['pm_card_redirect'],
    brand: 'visa',
    behaviour: { kind: 'asks', isOnceForAll: false, isRedirect: true },
  },
  {
    number: '4000000000005597',
    tokens: ['pm_card_declinedLater'],
    brand: 'visa',
    behaviour: {
      kind: 'refuses later',
      code: 'card_declined',
      declineCode: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  },
  { number: '4000000000000077', tokens: ['pm_card_slow'], brand: 'visa', behaviour: { kind: 'pays later' } },
];

export interface KnownCard {
  brand: string;
  last4: string;
  behaviour: Behaviour;
}

/** @throws CardError like the provider: for an invalid number, and for a real card, which must not be used here */
export function cardByNumber(typed: string): KnownCard {
  const number = typed.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !isLuhn(number)) {
    throw invalidCard('incorrect_number', 'Your card number is incorrect.', 'number');
  }
  const known = CARDS.find((card) => card.number === number);
  if (known) return describe(known);
  return {
    brand: 'unknown',
    last4: number.slice(-4),
    behaviour: refuses(
      'card_declined',
      'Your card was declined. Your request was in test mode, but used a non test card.',
      'live_mode_test_card',
    ),
  };
}

/** A token such as `pm_card_visa` stands for a card that was typed. */
export function cardByToken(token: string): KnownCard | undefined {
  const known = CARDS.find(({ tokens }) => tokens.includes(token));
  return known && describe(known);
}

const describe = ({ number, brand, behaviour }: (typeof CARDS)[number]): KnownCard => ({
  brand,
  last4: number.slice(-4),
  behaviour,
});
