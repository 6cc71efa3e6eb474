import type { Database } from '../../../database/connection/connect-database.ts';
import { findCardCustomer, insertCardCustomer } from '../../../database/payments/card-provider-rows.ts';
import type { CardProvider } from '../../../gateways/card-provider/card-provider.ts';

interface Buyer {
  database: Database;
  cards: CardProvider;
  userId: number;
  email?: string;
}

/** The member's id at the card provider, to which saved cards belong. */
export async function findOrCreateCustomer({ database, cards, userId, email }: Buyer): Promise<string> {
  const known = await findCardCustomer(database, userId);
  if (known) return known;
  return insertCardCustomer(database, userId, await cards.createCustomer(userId, email));
}
