import { allOperations } from '@xana/contracts/http/all-operations';
import { loginExternalWallet, saveUserNonce } from '@xana/contracts/http/auth/wallet-login';
import { editChatMsg } from '@xana/contracts/http/chat/messages';
import { likeDislikePost } from '@xana/contracts/http/feeds/posts';
import { getXenyTokensByUser } from '@xana/contracts/http/marketplace/nfts';
import { getTransactionHistory } from '@xana/contracts/http/payments/purchases';
import { createSubscription } from '@xana/contracts/http/payments/subscriptions';
import { getAllSpaces } from '@xana/contracts/http/spaces/space-lists';
import type { Operation } from '@xana/contracts/operation';
import { expectationOf } from './description/expectation.ts';
import { readDescribedInput } from './description/open-api.ts';
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
    'a wrong choice of a union',
    loginExternalWallet,
    { address: `0x${'5b3d'.repeat(10)}`, signature: `0x${'11'.repeat(65)}`, is_web3_auth: 2 },
    'Field "is_web3_auth" must be one of 0, 1.',
  ],
  [
    'a pattern without an example',
    loginExternalWallet,
    { address: `0x${'5b3d'.repeat(10)}`, signature: '0x' },
    'Field "signature" must match ^0x([0-9a-fA-F]{2}){65,2048}$.',
  ],
  [
    'another currency',
    createSubscription,
    { paymentMethod: 'pm_card_visa', priceId: 'price-plan-100', email: 'mia@x.test', currency: 'eur' },
    'Field "currency" must match ^[uU][sS][dD]$.',
  ],
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

it('[AP-01] states the rule of every field that has one, in every operation', () => {
  const fields = Object.values(allOperations).flatMap((operation) => {
    const { inPath, elsewhere } = readDescribedInput(operation);
    return [...inPath, ...elsewhere].map(([name, schema]) => ({ name: `${operation.id}.${name}`, schema }));
  });
  const ruled = fields.filter(({ schema }) => /"(pattern|const|enum|minimum|maxLength)"/.test(JSON.stringify(schema)));
  expect(ruled.length).toBeGreaterThan(100);
  expect(
    ruled.filter(({ schema }) => /^be (a string|\S+)$/.test(expectationOf(schema))).map(({ name }) => name),
  ).toEqual([]);
});

it('shortens names that the client made up', () => {
  const input = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`${index}${'x'.repeat(200)}`, 1]));
  expect(messageOf(likeDislikePost, { feedId: 1, isLike: true, ...input }).length).toBeLessThan(800);
});
