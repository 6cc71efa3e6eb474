import type { OwnProfile } from '@xana/contracts/http/users/own-profile';
import { changedFields, fieldProblem, fieldsOf, mergeFields } from './profile-fields.ts';

const base = fieldsOf({ name: 'Mia', username: 'mia', bio: 'Hi', tags: ['music'] } as OwnProfile);

describe('[PR-02] profile fields', () => {
  it('finds the problem of a changed text by the rules of @xana/validation [VA-01] [VA-06]', () => {
    expect(fieldProblem('name', '', 'Mia')).toBe('NAME_NOT_VALID');
    expect(fieldProblem('name', 'Mia 7', 'Mia')).toBe('NAME_NOT_VALID');
    expect(fieldProblem('website', 'no link', '')).toBe('LINK_NOT_VALID');
  });

  it('accepts unchanged fields, empty optional ones, and the reserved name of an official account', () => {
    expect(fieldProblem('username', 'admin', 'admin')).toBeNull();
    expect(fieldProblem('username', 'admin', 'mia')).toBe('NAME_RESERVED');
    expect(fieldProblem('instagram', '', 'mia')).toBeNull();
  });

  it('ignores spaces around a text, and sees changed tags', () => {
    expect(changedFields(base, { ...base, bio: ' Hi ' })).toEqual([]);
    expect(changedFields(base, { ...base, tags: [] })).toEqual(['tags']);
  });

  it('merges fields that one side changed, and reports those that both changed differently', () => {
    const mine = { ...base, name: 'Mia Chen', bio: 'Mine', twitter: 'mia_chen' };
    const theirs = { ...base, bio: 'Theirs', website: 'https://mia.test', twitter: 'mia_chen' };
    const { merged, conflicts } = mergeFields({ base, mine, theirs });
    expect(conflicts).toEqual(['bio']);
    expect(merged).toEqual({ ...mine, website: 'https://mia.test' });
  });
});
