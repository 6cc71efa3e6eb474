import { hexlify, toUtf8Bytes, verifyMessage } from 'ethers';
import { createFakeWallet } from './fake-wallet.ts';

test.each(['Welcome. ようこそ', hexlify(toUtf8Bytes('Welcome. ようこそ'))])(
  'signs %s with a signature that can be verified',
  async (message) => {
    const wallet = createFakeWallet();
    const signature = await wallet.request({ method: 'personal_sign', params: [message, wallet.address()] });
    expect(verifyMessage('Welcome. ようこそ', String(signature))).toBe(wallet.address());
  },
);
