export { TagChip, tagChipClass } from './primitives/tag-chip/tag-chip.tsx';
