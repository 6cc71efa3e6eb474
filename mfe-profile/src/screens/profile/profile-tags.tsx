import { isTag } from '@xana/contracts/tags';
import { useTagName } from '@xana/i18n/tags';
import { Link } from '@xana/remote-kit';
import { tagChipClass } from '@xana/ui-kit/tag-chip';
import { useText } from './phrases/phrases.ts';
import * as css from './profile-view.module.css';

/** The tags of a user; each leads to the search for it. */
export function ProfileTags({ tags }: { tags: readonly string[] }) {
  const t = useText();
  const nameOf = useTagName();
  if (tags.length === 0) return null;
  return (
    <ul className={css.links} aria-label={t('tags')}>
      {tags.filter(isTag).map((tag) => (
        <li key={tag}>
          <Link className={tagChipClass()} to={`/search?src=%23${tag}`}>
            {nameOf(tag)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
