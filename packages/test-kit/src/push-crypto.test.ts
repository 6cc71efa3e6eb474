import { createECDH } from 'node:crypto';
import { decryptPush } from './push-crypto.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

it('decrypts the example of RFC 8291, appendix A', () => {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'));
  const auth = bytes('BTBZMqHH6r4Tts7J_aSIgg');
  const body = bytes(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
  expect(decryptPush(body, { curve, auth })).toBe('When I grow up, I want to be a watermelon');
});
