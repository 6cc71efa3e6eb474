import type { phrases } from '../phrases/phrases.ts';
import { isCount } from '../storage/limits.ts';
import type { ChangeOptions } from './change-fields.tsx';
import type { Change } from './change-kinds.ts';
import { typedMember } from './change-request.ts';

type Phrase = Parameters<ReturnType<typeof phrases.useText>>[0];

/** What is missing or wrong in the fields of a change, by field. */
export function typedProblems(change: Change, typed: ChangeOptions): Record<string, Phrase> {
  const { kind } = change;
  if (kind === 'collect')
    return Object.fromEntries(
      ['keep', 'older-than']
        .filter((field) => !isCount(typed[field] ?? ''))
        .map((field): [string, Phrase] => [field, 'countWrong']),
    );
  if (kind !== 'grant' && kind !== 'revoke') return {};
  return {
    ...(typedMember(change, typed).subject ? {} : { subject: 'subjectMissing' as const }),
    ...(typed.roles ? {} : { roles: 'rolesMissing' as const }),
  };
}
