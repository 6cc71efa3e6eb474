import type { OwnProfile } from '@xana/contracts/http/users/own-profile';
import { changedFields, fieldProblem, fieldsOf, mergeFields, type TextFieldName } from './profile-fields.ts';

const base = fieldsOf({ name: 'Mia', username: 'mia', bio: 'Hi', tags: ['music'] } as OwnProfile);

describe('[PR-02] profile fields', () => {
  it.each<[TextFieldName, string, string, string]>([
    ['name', '', 'NAME_NOT_VALID', 'VA-01'],
    ['name', 'Mia 7', 'NAME_NOT_VALID', 'VA-06'],
    ['username', 'mia_chen', 'USERNAME_NOT_VALID', 'VA-02'],
    ['email', 'mia@', 'VALID-EMAIL', 'VA-03'],
    ['phoneNumber', '12', 'PHONE_NOT_VALID', 'VA-05'],
    ['instagram', 'mia..chen', 'INSTAGRAM_NOT_VALID', 'VA-07'],
    ['twitter', 'mia', 'TWITTER_NOT_VALID', 'VA-08'],
    ['discord', 'https://example.com', 'DISCORD_NOT_VALID', 'VA-09'],
    ['youtube', 'https://example.com', 'URL_NOT_VALID', 'VA-10'],
    ['website', 'no link', 'LINK_NOT_VALID', 'VA-11'],
  ])('finds in %s with "%s" the problem %s [%s]', (name, text, code) => {
    expect(fieldProblem(name, text, name === 'name' ? 'Mia' : '')).toBe(code);
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
