import { findRecipients, type Recipient } from '@xana/contracts/http/users/user-lists';
import { useOperation } from '@xana/remote-kit';
import { useDebouncedValue } from '@xana/remote-kit/debounced-value';

export interface FoundRecipients {
  members: readonly Recipient[];
  state: 'searching' | 'found' | 'nobody' | 'failed';
}

/**
 * The members whom a typed name means: a whole username, or a part of the name of someone whom the sender follows.
 *
 * @param name empty: nothing is searched
 */
export function useRecipients(name: string, isComposing: boolean): FoundRecipients {
  const searched = useDebouncedValue(name, isComposing);
  const { data, isError } = useOperation(
    findRecipients,
    { text: searched || name || '-' },
    { isEnabled: searched !== '' },
  );
  if (isError) return { members: [], state: 'failed' };
  if (!data || searched !== name) return { members: [], state: 'searching' };
  return { members: data.rows, state: data.rows.length > 0 ? 'found' : 'nobody' };
}
