import { TAGS, type Tag } from '@xana/contracts/tags';
import { useTagName } from '@xana/i18n/tags';
import { Button } from '@xana/ui-kit/button';
import { TagChip } from '@xana/ui-kit/tag-chip';
import { useState } from 'react';
import * as css from './tag-chips.module.css';

/** Of the 52 tags these are shown at first, and so many more with each click. */
const FIRST = 19;
const MORE = 3;

interface TagChipsProps {
  label: string;
  moreLabel: string;
  isChosen(tag: Tag): boolean;
  onToggle(tag: Tag): void;
}

/** Tags to choose from. One that was chosen is always among those that are shown. */
export function TagChips({ label, moreLabel, isChosen, onToggle }: TagChipsProps) {
  const nameOf = useTagName();
  const [count, setCount] = useState(FIRST);
  const shown = TAGS.filter((tag, index) => index < count || isChosen(tag));
  return (
    <ul className={css.tags} aria-label={label}>
      {shown.map((tag) => (
        <li key={tag}>
          <TagChip isChosen={isChosen(tag)} onToggle={() => onToggle(tag)}>
            {nameOf(tag)}
          </TagChip>
        </li>
      ))}
      {shown.length < TAGS.length && (
        <li>
          <Button variant="quiet" size="small" onClick={() => setCount(count + MORE)}>
            {moreLabel}
          </Button>
        </li>
      )}
    </ul>
  );
}
