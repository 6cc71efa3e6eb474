import { useTagName } from '@xana/i18n/tags';
import { Link } from '@xana/remote-kit';
import { tagChipClass } from '@xana/ui-kit/tag-chip';
import { searchPath } from '@xana/validation';
import { useText } from '../../../phrases/phrases.ts';
import * as css from '../details-view.module.css';

/** Each tag leads to everything else that carries it. */
export function SpaceTags({ tags }: { tags: readonly string[] }) {
  const t = useText();
  const nameOf = useTagName();
  if (tags.length === 0) return null;
  return (
    <ul className={css.tags} aria-label={t('details.tags')}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link className={tagChipClass()} to={searchPath(`#${tag}`) ?? '/search'}>
            #{nameOf(tag)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
