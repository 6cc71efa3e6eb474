import { getUserProfile } from '@xana/contracts/http/users/profiles';
import { apiError, isApiError, operationCodeOf, toOperationError } from './api-error.ts';

const ofOperation = apiError({ code: 'USER_NOT_FOUND', message: 'User not found', status: 404 });
const general = apiError({ code: 'SERVER_BUSY', message: 'Service unavailable', status: 503, retryAfter: 7 });
const ofAnother = apiError({ code: 'POST_NOT_FOUND', message: 'Post not found', status: 404, requestId: 'r1' });

test('recognizes errors by their brand, also those of another copy of this package', () => {
  expect(isApiError(Object.assign(new Error(), { brand: 'xana.ApiError', code: 'NOT_FOUND' }))).toBe(true);
  for (const other of [undefined, null, 'text', new Error('bug'), { code: 'NOT_FOUND' }]) {
    expect(isApiError(other)).toBe(false);
  }
});

test('accepts only the codes that a call of the operation can fail with', () => {
  expect([ofOperation, general, ofAnother].map((error) => isApiError(error, getUserProfile))).toEqual([
    true,
    true,
    false,
  ]);
});

test('keeps an error with a code of the operation', () => {
  expect(toOperationError(ofOperation, getUserProfile)).toBe(ofOperation);
  expect(toOperationError(general, getUserProfile)).toBe(general);
});

test('maps a code of another operation to SOMETHING_WRONG and keeps its facts', () => {
  expect(toOperationError(ofAnother, getUserProfile)).toMatchObject({
    name: 'ApiError',
    message: 'Post not found',
    code: 'SOMETHING_WRONG',
    serverCode: 'POST_NOT_FOUND',
    status: 404,
    requestId: 'r1',
    cause: ofAnother,
  });
});

test('maps anything else that was thrown to SOMETHING_WRONG', () => {
  const bug = new TypeError('x is undefined');
  expect(toOperationError(bug, getUserProfile)).toMatchObject({
    code: 'SOMETHING_WRONG',
    message: 'x is undefined',
    status: 0,
    serverCode: null,
    cause: bug,
  });
  expect(toOperationError('text', getUserProfile)).toMatchObject({ code: 'SOMETHING_WRONG', message: 'text' });
});

test('returns the operation’s own code, and null for a general failure', () => {
  expect([ofOperation, general, ofAnother, null].map((error) => operationCodeOf(error, getUserProfile))).toEqual([
    'USER_NOT_FOUND',
    null,
    null,
    null,
  ]);
});
