import { saveUserNonce } from '@xana/contracts/http/auth/save-user-nonce';
import { editChatMsg } from '@xana/contracts/http/chat/edit-chat-msg';
import { likeDislikePost } from '@xana/contracts/http/feeds/like-dislike-post';
import { getXenyTokensByUser } from '@xana/contracts/http/marketplace/get-xeny-tokens-by-user';
import { getTransactionHistory } from '@xana/contracts/http/payments/get-transaction-history';
import { getAllSpaces } from '@xana/contracts/http/spaces/get-all-spaces';
import type { Operation } from '@xana/contracts/operation';
import { describeIssues } from './input-issues.ts';

const ADDRESS = '"0x5b3d5b3d5b3d5b3d5b3d5b3d5b3d5b3d5b3d5b3d"';

function messageOf(operation: Operation, input: object): string {
  const { error } = operation.input.safeParse(input);
  return describeIssues(error?.issues ?? [], { operation, input, source: 'body' });
}

it.each<[string, Operation, object, string]>([
  ['an unknown field', likeDislikePost, { feedId: 1, isLike: true, colour: 'red' }, 'Unknown field "colour" in body'],
  ['a missing field', saveUserNonce, {}, `Field "walletAddress" is required and must have the format of ${ADDRESS}.`],
  [
    'a wrong format',
    saveUserNonce,
    { walletAddress: '0x12' },
    `Field "walletAddress" must have the format of ${ADDRESS}.`,
  ],
  [
    'an empty text',
    editChatMsg,
    { id: '38-1', body: ' ' },
    'Field "body" must have 1 to 2000 characters, and not only white space.',
  ],
  [
    'a page that is too large',
    getAllSpaces,
    { pageNumber: 1, pageSize: 51 },
    'Field "pageSize" must be a whole number from 1 to 50.',
  ],
  ['a wrong type', likeDislikePost, { feedId: 1, isLike: 'yes' }, 'Field "isLike" must be true or false.'],
  ['a wrong choice', getTransactionHistory, { days: 31 }, 'Field "days" must be one of 30, 90, 365, 730.'],
  [
    'a nested field',
    getXenyTokensByUser,
    { body: { userAddress: 'x' } },
    `Field "body.userAddress" must have the format of ${ADDRESS}.`,
  ],
  [
    'several fields',
    likeDislikePost,
    { isLike: 1, a: 1, b: 2 },
    'Unknown field "a", "b" in body. Field "feedId" is required and must be a whole number from 1 to 999999999. Field "isLike" must be true or false.',
  ],
])('[AP-01] explains %s', (_what, operation, input, message) => {
  expect(messageOf(operation, input)).toBe(message);
});

it('shortens names that the client made up', () => {
  const input = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`${index}${'x'.repeat(200)}`, 1]));
  expect(messageOf(likeDislikePost, { feedId: 1, isLike: true, ...input }).length).toBeLessThan(800);
});
