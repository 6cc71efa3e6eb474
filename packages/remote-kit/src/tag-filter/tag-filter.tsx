import { TAGS, type Tag } from '@xana/contracts/tags';
import { useTagName } from '@xana/i18n/tags';
import { Button } from '@xana/ui-kit/button';
import { TagChip } from '@xana/ui-kit/tag-chip';
import { useState } from 'react';
import * as css from './tag-filter.module.css';

/** Of the 52 tags these are shown at first, and so many more with each click. */
const FIRST = 19;
const MORE = 3;

interface TagFilterProps {
  label: string;
  moreLabel: string;
  chosen: Tag | null;
  onChoose(tag: Tag | null): void;
}

/** Chips of which at most one is chosen. One that an address chose is always among them. */
export function TagFilter({ label, moreLabel, chosen, onChoose }: TagFilterProps) {
  const nameOf = useTagName();
  const [count, setCount] = useState(FIRST);
  const shown = TAGS.filter((tag, index) => index < count || tag === chosen);
  return (
    <ul className={css.tags} aria-label={label}>
      {shown.map((tag) => (
        <li key={tag}>
          <TagChip isChosen={tag === chosen} onToggle={() => onChoose(tag === chosen ? null : tag)}>
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
