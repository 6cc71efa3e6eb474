export { formatDateTime, formatRelativeTime } from './dates.ts';
export { formatAmount, formatCompact } from './numbers.ts';
export { truncateName } from './truncate-name.ts';
export { useFormats } from './use-formats.ts';
