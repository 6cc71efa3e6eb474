import { CLIENT_PATH, createMagicRequest } from '../../../gateways/magic/magic-admin.ts';
import { type LiveSettings, OFF, outcomeOf, type Probe, wrong } from '../probe.ts';

export const emailLoginProbe: Probe = {
  name: 'email login (Magic)',
  withoutIt: 'login with a code by email',
  settings: 'MAGIC_SECRET_KEY',
  host: 'api.magic.link',
  async run(settings) {
    const { magic } = settings.config;
    const pageProblems = comparePage(settings);
    if (!magic) return pageProblems.length > 0 ? wrong(...pageProblems) : OFF;
    const response = await createMagicRequest(magic, CLIENT_PATH).send();
    const isAccepted = response.statusCode === 200;
    return outcomeOf(
      [...(isAccepted ? [] : [`Magic answered ${response.statusCode}. Correct MAGIC_SECRET_KEY.`]), ...pageProblems],
      `Magic accepts the ${modeOf(magic.secretKey)} key`,
    );
  },
};

/** `sk_live_…` and `pk_live_…` are of one application, or at least of one mode. */
const modeOf = (key: string): string => key.split('_')[1] ?? '';

function comparePage({ config: { magic }, page }: LiveSettings): string[] {
  const email = page?.login?.email;
  if (!page || (!magic && !email)) return [];
  if (!magic) return ['the page offers login by email, but the platform cannot prove emails. Set MAGIC_SECRET_KEY.'];
  if (!email) return ['the page settings do not offer login by email. Add config.login.email.'];
  return email.kind === 'magic' && modeOf(email.publishableKey) !== modeOf(magic.secretKey)
    ? ['the publishable key is of the other mode. Correct config.login.email.publishableKey or MAGIC_SECRET_KEY.']
    : [];
}
