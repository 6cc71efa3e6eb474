import { TAGS } from '@xana/contracts/tags';
import { sharedPhrases } from '@xana/i18n';
import { useTagName } from '@xana/i18n/tags';
import { Link } from '@xana/remote-kit';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { SearchIcon } from '@xana/ui-kit/icon';
import { tagChipClass } from '@xana/ui-kit/tag-chip';
import { searchPath } from '@xana/validation';
import { useText } from '../../shared/search/phrases/phrases.ts';
import * as css from './search-screen.module.css';

const SHOWN_TAGS = TAGS.slice(0, 12);

/** In place of results. `query` is empty before the first search. */
export function NothingFound({ query }: { query: string }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  return (
    <EmptyState
      icon={<SearchIcon size={28} />}
      text={query === '' ? t('begin') : shared('noData')}
      {...(query === '' ? {} : { hint: t('nothing', { query }) })}
      action={
        <>
          {query !== '' && <p>{t('hint')}</p>}
          <TagLinks />
        </>
      }
    />
  );
}

function TagLinks() {
  const t = useText();
  const nameOf = useTagName();
  return (
    <ul className={css.tags} aria-label={t('tags')}>
      {SHOWN_TAGS.map((tag) => (
        <li key={tag}>
          <Link className={tagChipClass()} to={searchPath(`#${tag}`) ?? '/search'}>
            #{nameOf(tag)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
