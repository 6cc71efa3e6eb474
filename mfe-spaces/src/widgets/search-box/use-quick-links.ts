import { useTagName } from '@xana/i18n/tags';
import { spacePath, useMount, useNavigate } from '@xana/remote-kit';
import { CloseIcon, CompassIcon, FeedIcon, HomeIcon, LobbyIcon, SearchIcon, StoreIcon } from '@xana/ui-kit/icon';
import { BuilderIcon } from '@xana/ui-kit/search-icon';
import { createElement } from 'react';
import { useText as useFrameText } from '../../phrases/phrases.ts';
import { LOBBY } from '../../shared/lobby.ts';
import { useText } from '../../shared/search/phrases/phrases.ts';
import { clearRecentSearches, removeRecentSearch, useRecentSearches } from '../../shared/search/recent-searches.ts';
import { usePopularTags } from '../../shared/search/use-popular-tags.ts';
import type { Suggestion, SuggestionGroup } from './suggestion.ts';

const icon = (name: typeof HomeIcon) => createElement(name, { size: 18 });

const MAX_TAGS = 4;

/** What an empty field offers: the main pages, and the last searches or, before the first one, popular tags. */
export function useQuickLinks(onSearch: (query: string) => void): SuggestionGroup[] {
  const t = useText();
  const frame = useFrameText();
  const navigate = useNavigate();
  const { links } = useMount().config;
  const recent = useRecentSearches();
  const popular = usePopularTagSearches(onSearch, recent.length === 0);
  const pages = [
    { name: frame('list.top'), to: '/', start: icon(HomeIcon) },
    { name: frame('list.lobby'), to: spacePath(LOBBY), start: icon(LobbyIcon) },
    { name: frame('explore.title'), to: '/explore', start: icon(CompassIcon) },
    { name: t('feed'), to: '/feed?for=user', start: icon(FeedIcon) },
    { name: t('store'), to: '/store', start: icon(StoreIcon) },
  ].map(({ to, ...page }): Suggestion => ({ ...page, key: to, go: () => navigate(to) }));
  const builder: Suggestion = {
    key: 'builder',
    name: t('builder'),
    start: icon(BuilderIcon),
    isExternal: true,
    go: () => void window.open(links.builder, '_blank', 'noopener'),
  };
  const searches = recent.map(
    (query): Suggestion => ({
      key: `recent ${query}`,
      name: query,
      start: icon(SearchIcon),
      go: () => onSearch(query),
      remove: () => removeRecentSearch(query),
    }),
  );
  const clear: Suggestion = {
    key: 'clear',
    name: t('clearRecent'),
    start: icon(CloseIcon),
    go: clearRecentSearches,
    staysOpen: true,
  };
  const quick = { key: 'quick', suggestions: [...pages, builder] };
  if (searches.length > 0) return [quick, { key: 'recent', title: t('recent'), suggestions: [...searches, clear] }];
  return popular.length > 0 ? [quick, { key: 'popular', title: t('tags'), suggestions: popular }] : [quick];
}

function usePopularTagSearches(onSearch: (query: string) => void, isEnabled: boolean): Suggestion[] {
  const nameOf = useTagName();
  return usePopularTags({ isEnabled })
    .tags.slice(0, MAX_TAGS)
    .map((tag) => ({
      key: `tag ${tag}`,
      name: `#${nameOf(tag)}`,
      start: icon(SearchIcon),
      go: () => onSearch(`#${tag}`),
    }));
}
