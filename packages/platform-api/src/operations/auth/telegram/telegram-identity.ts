/** Longer than a signature of Telegram is valid, so that it cannot be replayed. */
export const HASH_LIFETIME_MS = 10 * 60_000;

interface TelegramUser {
  id: string;
  first_name: string;
  last_name?: string;
}

/** The same person has one identity in the widget and in a Mini App. */
export const telegramIdentity = ({ id, first_name, last_name }: TelegramUser) => ({
  issuer: 'telegram',
  subject: id,
  name: [first_name, last_name].filter(Boolean).join(' ').trim(),
});
