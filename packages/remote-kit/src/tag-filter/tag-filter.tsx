import type { Tag } from '@xana/contracts/tags';
import { TagChips } from './tag-chips.tsx';

interface TagFilterProps {
  label: string;
  moreLabel: string;
  chosen: Tag | null;
  onChoose(tag: Tag | null): void;
}

/** Tags with at most one chosen. */
export function TagFilter({ chosen, onChoose, ...texts }: TagFilterProps) {
  return (
    <TagChips {...texts} isChosen={(tag) => tag === chosen} onToggle={(tag) => onChoose(tag === chosen ? null : tag)} />
  );
}
