import { isTag, TAGS, type Tag } from '@xana/contracts/tags';
import { useTagName } from '@xana/i18n/tags';
import { Button } from '@xana/ui-kit/button';
import { TagChip } from '@xana/ui-kit/tag-chip';
import { type ReactNode, useState } from 'react';
import * as css from './tag-chips.module.css';

/** Number of tags shown at first, and added per click. */
const INITIAL_COUNT = 19;
const COUNT_STEP = 3;

interface TagChipsProps {
  label: string;
  moreLabel: string;
  /** Beside the name, such as the number of results. */
  after?(tag: Tag): ReactNode;
  /** While a search filters: all tags that match are shown, and the chosen ones. */
  matches?: ((tag: Tag) => boolean) | undefined;
  /** Keys of tags to show before the others, in this order. */
  first?: readonly string[];
  /** Not visible yet, because the order of the tags is not known. */
  isPending?: boolean;
  /** On a phone too they are on several lines, as fits a form. */
  isWrapped?: boolean;
  isChosen(tag: Tag): boolean;
  onToggle(tag: Tag): void;
}

/** Tags to choose from. Chosen tags are always shown. */
export function TagChips(props: TagChipsProps) {
  const {
    label,
    moreLabel,
    after,
    matches,
    first = [],
    isPending = false,
    isWrapped = false,
    isChosen,
    onToggle,
  } = props;
  const nameOf = useTagName();
  const [count, setCount] = useState(INITIAL_COUNT);
  const ordered = [...new Set([...first.filter(isTag), ...TAGS])];
  const shown = ordered.filter((tag, index) => isChosen(tag) || (matches ? matches(tag) : index < count));
  return (
    <ul
      className={css.tags}
      aria-label={label}
      data-wrapped={isWrapped || undefined}
      data-pending={isPending || undefined}
    >
      {shown.map((tag) => (
        <li key={tag}>
          <TagChip isChosen={isChosen(tag)} onToggle={() => onToggle(tag)}>
            {nameOf(tag)}
            {after?.(tag)}
          </TagChip>
        </li>
      ))}
      {!matches && shown.length < TAGS.length && (
        <li>
          <Button variant="quiet" size="small" onClick={() => setCount(count + COUNT_STEP)}>
            {moreLabel}
          </Button>
        </li>
      )}
    </ul>
  );
}
