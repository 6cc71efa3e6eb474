import type * as contracts from '@xana/contracts/http/terms/terms';
import { findAcceptedTerms, insertAcceptedTerms } from '../../database/terms/accepted-terms.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { findMemberById } from '../auth/members.ts';
import { isSignedBy } from '../auth/signed-login.ts';
import { acceptanceMessage } from './acceptance-message.ts';
import { en } from './text/en.ts';
import { ja } from './text/ja.ts';
import { toAcceptance } from './to-acceptance.ts';

const TEXTS = { en, ja };

export const getTerms: Handler<typeof contracts.getTerms> = async ({ input, terms }) => ({
  version: terms.version,
  ...TEXTS[input.locale],
});

export const getTermsAcceptance: Handler<typeof contracts.getTermsAcceptance> = async (call) => {
  const { caller, config, database, terms } = call;
  const { version } = terms;
  const row = await findAcceptedTerms(database, caller.userId, version);
  const address = (await findMemberById(database, caller.userId, config))?.user.userWallet.address;
  return {
    version,
    accepted: row ? toAcceptance(row) : null,
    message: address ? acceptanceMessage({ config, address, version }) : null,
  };
};

export const acceptTerms: Handler<typeof contracts.acceptTerms> = async (call) => {
  const { input, caller, database, apiError } = call;
  const { version } = call.terms;
  if (input.version !== version) throw apiError('NOT_FOUND', `The current version is ${version}.`);
  const signed = input.signature === undefined ? null : await checkSignature(call, input.signature);
  await insertAcceptedTerms(database, { userId: caller.userId, version, signed });
  const row = await findAcceptedTerms(database, caller.userId, version);
  if (!row) throw new Error('The terms were accepted and the row cannot be found.');
  return toAcceptance(row);
};

/** @throws ApiError SIGNATURE_INVALID, also for a member without a wallet */
async function checkSignature(
  { caller, config, database, contractWallets, terms, apiError }: Call<typeof contracts.acceptTerms>,
  signature: string,
) {
  const address = (await findMemberById(database, caller.userId, config))?.user.userWallet.address;
  if (!address) throw apiError('SIGNATURE_INVALID', 'The account has no wallet.');
  const message = acceptanceMessage({ config, address, version: terms.version });
  const isValid =
    isSignedBy(address, message, signature) ||
    (await contractWallets.verify({ address, message, signature })) === 'valid';
  if (!isValid) throw apiError('SIGNATURE_INVALID');
  return { message, signature };
}
