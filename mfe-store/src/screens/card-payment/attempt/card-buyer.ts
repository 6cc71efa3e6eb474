/** What the buyer enters beside the card. */
export interface CardBuyer {
  email: string;
  country: string;
  cardholder: string;
}

/** A saved card, or the typed one, which is kept when the buyer wants it. */
export interface CardChoice {
  savedCard: string | null;
  isKept: boolean;
}

/** The buyer as the card provider's `billing_details`. */
export const billingOf = ({ email, country, cardholder }: CardBuyer) => ({
  name: cardholder.trim(),
  email,
  address: { country },
});
