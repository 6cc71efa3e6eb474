export { formatAmount } from './amount.ts';
export { formatCompact } from './compact.ts';
export { formatDateTime } from './date-time.ts';
export { truncateName } from './name.ts';
export { formatRelativeTime } from './relative-time.ts';
export { useFormats } from './use-formats.ts';
