import { searchAll } from '@xana/contracts/http/search/search-all';
import { sharedPhrases } from '@xana/i18n';
import { useFormats } from '@xana/i18n/formats';
import { useMount, useNavigate, useOperation } from '@xana/remote-kit';
import { useDebouncedValue } from '@xana/remote-kit/debounced-value';
import { SearchIcon } from '@xana/ui-kit/icon';
import { readSearch } from '@xana/validation';
import { useRef } from 'react';
import { ALL_TYPES, type Hit, hitAddress, SEARCH_TYPES } from '../../shared/search/hit.tsx';
import { useText } from '../../shared/search/phrases/phrases.ts';
import { useDescribeHit } from './describe-hit.tsx';
import type { Suggestion, SuggestionGroup } from './suggestion.ts';

const HITS_PER_TYPE = 3;

interface HitsInput {
  /** Without spaces around it; may be empty. */
  typed: string;
  isComposing: boolean;
  onSearch(query: string): void;
}

interface FoundHits {
  groups: SuggestionGroup[];
  /** For the reader, and for screen readers. */
  status: string;
  /** The groups belong to an earlier text. */
  isSearching: boolean;
}

/** The best hits of each type, and a link to all of them. The groups of the text before stay until the answer is there. */
export function useHits({ typed, isComposing, onSearch }: HitsInput): FoundHits {
  const t = useText();
  const shared = sharedPhrases.useText();
  const formats = useFormats();
  const query = useDebouncedValue(typed, isComposing);
  const toSuggestion = useToSuggestion(query);
  const last = useRef<SuggestionGroup[]>([]);
  const { data, isError, refetch } = useOperation(
    searchAll,
    { name: query || '-', pageNumber: 1, pageSize: HITS_PER_TYPE, types: ALL_TYPES },
    { isEnabled: query !== '' },
  );
  if (typed === '') last.current = [];
  if (typed === '' || query !== typed || (!data && !isError)) {
    return { groups: last.current, status: isComposing ? '' : t('searching'), isSearching: true };
  }
  const searchIcon = <SearchIcon size={18} />;
  if (!data) {
    const retry = { key: 'retry', name: shared('tryAgain'), start: searchIcon, go: () => void refetch() };
    return {
      groups: [{ key: 'retry', suggestions: [{ ...retry, staysOpen: true }] }],
      status: t('failed'),
      isSearching: false,
    };
  }
  const { counts, paginatedResults } = data;
  const count = SEARCH_TYPES.reduce((sum, type) => sum + counts[type], 0);
  const values = { count, number: formats.number(count) };
  const found = SEARCH_TYPES.map((type) => ({
    key: type,
    title: t(`type.${type}`),
    number: formats.number(counts[type]),
    suggestions: paginatedResults.filter((hit) => hit.type === type).map(toSuggestion),
  })).filter(({ suggestions }) => suggestions.length > 0);
  const all: Suggestion = { key: 'all', name: t('seeAll', values), start: searchIcon, go: () => onSearch(query) };
  last.current = count === 0 ? [] : [...found, { key: 'all', suggestions: [all] }];
  const status = count === 0 ? t('nothing', { query }) : t('resultCount', values);
  return { groups: last.current, status, isSearching: false };
}

function useToSuggestion(query: string): (hit: Hit) => Suggestion {
  const navigate = useNavigate();
  const describe = useDescribeHit(readSearch(query).text);
  const { marketplace } = useMount().config.links;
  return (hit) => {
    const { address, isInternal } = hitAddress(hit, marketplace);
    return {
      key: `${hit.type} ${hit.id}`,
      ...describe(hit),
      isExternal: !isInternal,
      go: () => (isInternal ? navigate(address) : void window.open(address, '_blank', 'noopener')),
    };
  };
}
