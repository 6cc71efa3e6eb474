import { en } from '../phrases/en.ts';
import type { phrases } from '../phrases/phrases.ts';

/** What a role allows; nothing for a role of a later server. */
export function roleText(text: ReturnType<typeof phrases.useText>, role: string): string {
  const key = `role_${role}`;
  return Object.hasOwn(en, key) ? text(key as 'role_publish') : '';
}
