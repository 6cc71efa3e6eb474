import type * as contracts from '@xana/contracts/http/terms/terms';
import { getAddress } from 'ethers';
import type { PlatformConfig } from '../../config/platform-config.ts';
import { findAcceptedTerms, insertAcceptedTerms } from '../../database/terms/accepted-terms.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { findMemberById } from '../auth/members.ts';
import { isSignedBy } from '../auth/signed-login.ts';
import { en } from './text/en.ts';
import { ja } from './text/ja.ts';

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

interface Acceptance {
  config: Pick<PlatformConfig, 'origins'>;
  address: string;
  version: string;
}

/**
 * The text that a wallet signs to accept the terms. It has no nonce: it is the same for one account, site and version, so a
 * replay can only repeat the acceptance. It differs from the texts of a login and of a hand-off, so that no signature of
 * one is accepted for another.
 */
function acceptanceMessage({ config, address, version }: Acceptance): string {
  const { host, origin } = new URL(config.origins.site);
  return [
    `I accept the terms of use of ${host}.`,
    '',
    `Version of the terms: ${version}`,
    `Text: ${origin}/terms`,
    `Account: ${getAddress(address)}`,
    '',
    'This does not cost anything.',
  ].join('\n');
}

interface AcceptedTermsRow {
  version: string;
  accepted_at: Date;
  signature: string | null;
}

const toAcceptance = ({ version, accepted_at, signature }: AcceptedTermsRow) => ({
  version,
  acceptedAt: accepted_at.toISOString(),
  isSigned: signature !== null,
});
