import { checkGrants } from './check-grants.ts';
import { active, remoteRecord } from './test-records.ts';

describe('[T15] checkGrants', () => {
  it('accepts a grant of its holder, and rejects it and unknown grants for other remotes', () => {
    expect(checkGrants(active(remoteRecord('mfe-chat', { grants: ['openSockets'] })))).toEqual([]);
    expect(checkGrants(active(remoteRecord('mfe-store', { grants: ['openSockets', 'mintCoins'] })))).toEqual([
      'mfe-store 2.0.0 must not have the grant openSockets; only mfe-chat may.',
      'mfe-store 2.0.0 declares the grant mintCoins, which does not exist.',
    ]);
  });
});
