const two = (part: number) => String(part).padStart(2, '0');

/** `DD/MM/YYYY HH:mm:ss` in the reader's zone, as the payment history shows it in both languages; empty for what is no time. */
export function formatDateTime(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const day = [two(date.getDate()), two(date.getMonth() + 1), date.getFullYear()].join('/');
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`;
}
