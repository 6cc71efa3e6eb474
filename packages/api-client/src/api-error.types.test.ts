import { followUser } from '@xana/contracts/http/follow/follows';
import { getUserProfile } from '@xana/contracts/http/users/profiles';
import { isApiError, operationCodeOf } from './api-error.ts';

test('narrows an error to the codes of its operation', () => {
  const check = (error: unknown) => {
    if (!isApiError(error, getUserProfile)) return;
    error.code === 'USER_NOT_FOUND';
    error.code === 'SERVER_BUSY';
    error.code === 'NETWORK_UNREACHABLE';
    // @ts-expect-error a code of another operation
    error.code === 'POST_NOT_FOUND';
  };
  expect(check).toBeInstanceOf(Function);
});

test('requires a switch over an operation’s codes to be exhaustive', () => {
  const check = (error: unknown): string => {
    const code = operationCodeOf(error, followUser);
    switch (code) {
      case 'FOLLOW_SELF':
        return 'self';
      case null:
        return 'general';
      default:
        // @ts-expect-error not every code of the operation has a case
        return code satisfies never;
    }
  };
  expect(check).toBeInstanceOf(Function);
});
