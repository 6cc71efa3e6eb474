import type { getTermsAcceptance as contract } from '@xana/contracts/http/terms/get-terms-acceptance';
import { findAcceptedTerms } from '../../database/terms/accepted-terms.ts';
import type { Handler } from '../../http/handler.ts';
import { findMemberById } from '../auth/members.ts';
import { acceptanceMessage } from './acceptance-message.ts';
import { toAcceptance } from './to-acceptance.ts';

export const getTermsAcceptance: Handler<typeof contract> = async ({ caller, config, database, terms }) => {
  const { version } = terms;
  const row = await findAcceptedTerms(database, caller.userId, version);
  const address = (await findMemberById(database, caller.userId, config))?.user.userWallet.address;
  return {
    version,
    accepted: row ? toAcceptance(row) : null,
    message: address ? acceptanceMessage({ config, address, version }) : null,
  };
};
