import { isEmail } from './email.ts';

export type CardEmailProblem = 'VALID-EMAIL' | 'EMAIL_REQUIRED';

/** The card form's email: while it is typed it may be empty; at submit it must be there and valid. */
export function cardEmailProblem(text: string, when: 'typing' | 'submit'): CardEmailProblem | null {
  if (isEmail(text)) return null;
  if (when === 'submit') return 'EMAIL_REQUIRED';
  return text === '' ? null : 'VALID-EMAIL';
}
