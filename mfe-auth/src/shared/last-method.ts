import * as z from '@xana/contracts/schema';
import { createStored } from '@xana/remote-kit/stored';

/**
 * How this device logged in last: the name of the method, or the reverse domain name of an injected wallet; empty for never. It stays
 * after a logout, so it must contain nothing about the account.
 */
export const lastMethod = createStored('lastLoginMethod', { schema: z.string(), empty: '' });

/** The method that was used last comes first; the others keep their order. */
export function lastUsedFirst<Method>(methods: readonly Method[], isLast: (method: Method) => boolean): Method[] {
  return [...methods.filter(isLast), ...methods.filter((method) => !isLast(method))];
}
