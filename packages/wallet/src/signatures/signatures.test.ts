import { Signature, Wallet } from 'ethers';
import { toCanonicalSignature } from './signatures.ts';

it('[T08] returns the canonical encoding of a signature in upper case or with v 0 or 1', async () => {
  for (let tries = 0; tries < 8; tries += 1) {
    const signature = await Wallet.createRandom().signMessage('Welcome');
    const { r, s, yParity } = Signature.from(signature);
    const withParity = `${r}${s.slice(2)}0${yParity}`;
    for (const encoded of [signature, withParity, `0x${withParity.slice(2).toUpperCase()}`])
      expect(toCanonicalSignature(encoded)).toBe(signature);
  }
});

it('[T07] leaves the signature of a contract wallet as it is', () => {
  expect(toCanonicalSignature(`0xAB${'00'.repeat(200)}`)).toBe(`0xAB${'00'.repeat(200)}`);
});
