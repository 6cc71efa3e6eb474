import { TAGS, type Tag } from '@xana/contracts/tags';
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
  isChosen(tag: Tag): boolean;
  onToggle(tag: Tag): void;
}

/** Tags to choose from. Chosen tags are always shown. */
export function TagChips({ label, moreLabel, after, isChosen, onToggle }: TagChipsProps) {
  const nameOf = useTagName();
  const [count, setCount] = useState(INITIAL_COUNT);
  const shown = TAGS.filter((tag, index) => index < count || isChosen(tag));
  return (
    <ul className={css.tags} aria-label={label}>
      {shown.map((tag) => (
        <li key={tag}>
          <TagChip isChosen={isChosen(tag)} onToggle={() => onToggle(tag)}>
            {nameOf(tag)}
            {after?.(tag)}
          </TagChip>
        </li>
      ))}
      {shown.length < TAGS.length && (
        <li>
          <Button variant="quiet" size="small" onClick={() => setCount(count + COUNT_STEP)}>
            {moreLabel}
          </Button>
        </li>
      )}
    </ul>
  );
}
