import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import { operationTable } from '../page/operation-table.ts';
import { checkOperations } from './check-operations.ts';

const record = (operations: string[] | undefined, grants: string[] = []) =>
  ({ operations, contributions: { grants } }) as unknown as ReleaseRecord;

describe('[T15] checkOperations', () => {
  test('rejects operations that are not in the contracts', () => {
    expect(checkOperations(['followUser', 'toString', 'inventedCall'], [])).toEqual([
      'it calls toString, which is not in the contracts',
      'it calls inventedCall, which is not in the contracts',
    ]);
  });

  test('rejects sensitive operations without their grant, and those that remotes must not call', () => {
    expect(checkOperations(['grantHandOff', 'refreshToken', 'verifySignature'], ['establishSession'])).toEqual([
      'it calls grantHandOff without the grant grantHandOff',
      'it calls refreshToken, which remotes must not call',
    ]);
    expect(checkOperations(['grantHandOff'], ['grantHandOff'])).toEqual([]);
  });

  test('lists host, method, authorization and path of the operations of all releases that a page may load', () => {
    expect(operationTable([record(['followUser']), record(['getXenyProducts', 'refreshToken'])])).toEqual({
      followUser: 'api POST required /follow/user',
      getXenyProducts: expect.stringMatching(/^api GET none \/stripe\//),
    });
  });

  test('allows a release without recorded operations everything that needs no grant', () => {
    const table = operationTable([record(undefined)]);
    expect(Object.keys(table)).toContain('followUser');
    expect(Object.keys(table)).not.toContain('grantHandOff');
    expect(Object.keys(operationTable([record(undefined, ['grantHandOff'])]))).toContain('grantHandOff');
  });
});
