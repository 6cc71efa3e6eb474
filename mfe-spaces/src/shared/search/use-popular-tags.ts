import { getPopularTags } from '@xana/contracts/http/spaces/space-lists';
import { useOperation } from '@xana/remote-kit';

/** Visits move the order slowly: a tab asks again after five minutes at the earliest. */
const FRESH_MS = 300_000;

/** Keys of the tags of the spaces that are visited now, the most popular first; none while they load or when that fails. */
export function usePopularTags({ isEnabled = true } = {}): { tags: readonly string[]; isPending: boolean } {
  const { data, isPending } = useOperation(getPopularTags, {}, { isEnabled, staleMilliseconds: FRESH_MS });
  return { tags: data?.tags ?? [], isPending };
}
