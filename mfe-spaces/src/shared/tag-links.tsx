import { useTagName } from '@xana/i18n/tags';
import { Link } from '@xana/remote-kit';
import { tagChipClass } from '@xana/ui-kit/tag-chip';
import { searchPath } from '@xana/validation';

/** Tags, each with a link to a search for it. */
export function TagLinks({ tags, label, className }: { tags: readonly string[]; label: string; className: string }) {
  const nameOf = useTagName();
  return (
    <ul className={className} aria-label={label}>
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
