import { apiError } from '../../api-error.ts';
import type { CardProvider } from '../../gateways/card-provider/card-provider.ts';
import type { Platform } from '../../platform.ts';

/** @throws ApiError PAYMENTS_UNAVAILABLE when the platform has no keys of a card provider */
export function requireCardProvider({ cards }: Pick<Platform, 'cards'>): CardProvider {
  if (!cards) throw apiError('PAYMENTS_UNAVAILABLE', 'No keys of a card provider are configured.');
  return cards;
}
