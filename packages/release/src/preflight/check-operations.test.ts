import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import { operationTable } from '../page/operation-table.ts';
import { checkOperations } from './check-operations.ts';

const record = (operations: string[] | undefined, grants: string[] = []) =>
  ({ operations, contributions: { grants } }) as unknown as ReleaseRecord;

describe('[T15] operations of a release', () => {
  test('are refused when no contract knows them', () => {
    expect(checkOperations(['followUser', 'toString', 'inventedCall'], [])).toEqual([
      'it calls toString, which is no agreed operation',
      'it calls inventedCall, which is no agreed operation',
    ]);
  });

  test('need their grant when they are sensitive, and some are for no remote', () => {
    expect(checkOperations(['grantHandOff', 'refreshToken', 'verifySignature'], ['establishSession'])).toEqual([
      'it calls grantHandOff without the grant grantHandOff',
      'it calls refreshToken, which no remote may call',
    ]);
    expect(checkOperations(['grantHandOff'], ['grantHandOff'])).toEqual([]);
  });

  test('are told to the page with host, method, authorization and path, of all releases that it may load', () => {
    expect(operationTable([record(['followUser']), record(['getXenyProducts', 'refreshToken'])])).toEqual({
      followUser: 'api POST required /follow/user',
      getXenyProducts: expect.stringMatching(/^api GET none \/stripe\//),
    });
  });

  test('are all that need no grant for a release from before they were recorded', () => {
    const table = operationTable([record(undefined)]);
    expect(Object.keys(table)).toContain('followUser');
    expect(Object.keys(table)).not.toContain('grantHandOff');
    expect(Object.keys(operationTable([record(undefined, ['grantHandOff'])]))).toContain('grantHandOff');
  });
});
