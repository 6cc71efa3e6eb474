import { searchAll } from '@xana/contracts/http/search/search-all';
import { sharedPhrases } from '@xana/i18n';
import { useMount, useNavigate, useOperation } from '@xana/remote-kit';
import { useDebouncedValue } from '@xana/remote-kit/debounced-value';
import {
  CompassIcon,
  FeedIcon,
  GlobeIcon,
  HomeIcon,
  LobbyIcon,
  SearchIcon,
  StoreIcon,
  UserIcon,
} from '@xana/ui-kit/icon';
import { BuilderIcon, CollectionIcon, NftIcon } from '@xana/ui-kit/search-icon';
import { createElement, type ReactNode } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { hitAddress } from '../../shared/hit.tsx';
import { recentSearches } from '../../shared/recent-searches.ts';
import { LOBBY, spaceLink } from '../../shared/space-link.ts';
import { useLocalized } from '../../shared/use-localized.ts';

export interface Suggestion {
  key: string;
  name: string;
  kind?: string;
  icon: ReactNode;
  go(): void;
}

interface SuggestionsInput {
  text: string;
  isComposing: boolean;
  onSearch(query: string): void;
}

export function useSuggestions({ text, isComposing, onSearch }: SuggestionsInput): {
  title: string;
  suggestions: Suggestion[];
  isSearching: boolean;
} {
  const t = useText();
  const shared = sharedPhrases.useText();
  const quick = useQuickLinks(onSearch);
  const typed = text.trim();
  const query = useDebouncedValue(typed, isComposing);
  const hits = useHits(query, onSearch);
  if (typed === '') return { title: t('search.quick'), suggestions: quick, isSearching: false };
  if (query !== typed || hits.isPending) return { title: '', suggestions: [], isSearching: true };
  const emptyTitle = hits.hasFailed ? t('search.failed') : shared('noData');
  const title = hits.suggestions.length > 1 ? t('search.suggested') : emptyTitle;
  return { title, suggestions: hits.suggestions, isSearching: false };
}

const HIT_ICONS = { world: GlobeIcon, profile: UserIcon, nft: NftIcon, collection: CollectionIcon };
const icon = (name: typeof GlobeIcon) => createElement(name, { size: 18 });

function useQuickLinks(onSearch: (query: string) => void): Suggestion[] {
  const t = useText();
  const navigate = useNavigate();
  const { links } = useMount().config;
  const pages = [
    { name: t('list.top'), to: '/', icon: icon(HomeIcon) },
    { name: t('list.lobby'), to: spaceLink(LOBBY), icon: icon(LobbyIcon) },
    { name: t('explore.title'), to: '/explore', icon: icon(CompassIcon) },
    { name: t('search.feed'), to: '/feed?for=user', icon: icon(FeedIcon) },
    { name: t('search.store'), to: '/store', icon: icon(StoreIcon) },
  ].map(({ to, ...page }): Suggestion => ({ ...page, key: to, go: () => navigate(to) }));
  const builder: Suggestion = {
    key: 'builder',
    name: t('search.builder'),
    icon: icon(BuilderIcon),
    go: () => void window.open(links.builder, '_blank', 'noopener'),
  };
  const recent = recentSearches().map(
    (query): Suggestion => ({
      key: `recent ${query}`,
      name: query,
      kind: t('search.recent'),
      icon: icon(SearchIcon),
      go: () => onSearch(query),
    }),
  );
  return [...pages, builder, ...recent];
}

function useHits(query: string, onSearch: (query: string) => void) {
  const t = useText();
  const navigate = useNavigate();
  const localize = useLocalized();
  const { marketplace } = useMount().config.links;
  const { data, isPending, isError } = useOperation(
    searchAll,
    { name: query || '-', pageNumber: 1, pageSize: 1 },
    { isEnabled: query !== '' },
  );
  const best = (data?.paginatedResults ?? []).map((hit): Suggestion => {
    const { address, isInternal } = hitAddress(hit, marketplace);
    return {
      key: `${hit.type} ${hit.id}`,
      name: localize(hit.name, hit.localizedNames),
      kind: t(`search.tab.${hit.type}`),
      icon: icon(HIT_ICONS[hit.type]),
      go: () => (isInternal ? navigate(address) : void window.open(address, '_blank', 'noopener')),
    };
  });
  const all: Suggestion = { key: 'all', name: t('search.all'), icon: icon(SearchIcon), go: () => onSearch(query) };
  return { isPending: isPending && !isError, hasFailed: isError, suggestions: [...best, all] };
}
