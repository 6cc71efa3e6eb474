import { sharedPhrases } from '@xana/i18n';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { SearchIcon } from '@xana/ui-kit/icon';
import { useText } from '../../shared/search/phrases/phrases.ts';
import { usePopularTags } from '../../shared/search/use-popular-tags.ts';
import { TagLinks } from '../../shared/tag-links.tsx';
import * as css from './search-screen.module.css';

/** In place of results. `query` is empty before the first search. */
export function NothingFound({ query }: { query: string }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { tags } = usePopularTags();
  return (
    <EmptyState
      icon={<SearchIcon size={28} />}
      text={query === '' ? t('begin') : shared('noData')}
      {...(query === '' ? {} : { hint: t('nothing', { query }) })}
      action={
        <>
          {query !== '' && <p>{t('hint')}</p>}
          {tags.length > 0 && <TagLinks tags={tags} label={t('tags')} className={css.tags} />}
        </>
      }
    />
  );
}
