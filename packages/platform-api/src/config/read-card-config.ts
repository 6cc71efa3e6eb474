export interface CardConfig {
  secretKey: string;
  publicKey: string;
  webhookSecret: string;
  /** Where the sandbox's stand-in is; unset means the real provider. */
  origin: string | undefined;
  /** Whether events of real money are ours. */
  isLive: boolean;
  /** `immediate` ends a plan at once and not with the period that is paid. */
  cancelMode: 'period-end' | 'immediate';
}

type Environment = Record<string, string | undefined>;

/**
 * The card provider's keys; undefined when none are given, and then nothing can be bought.
 *
 * @throws Error that names the variable: a stand-in or test cards outside the sandbox, or one key without the others
 */
export function readCardConfig(environment: Environment, isSandbox: boolean): CardConfig | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLIC_KEY: publicKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = environment;
  const origin = environment.CARD_PROVIDER_ORIGIN || undefined;
  if (origin && !isSandbox) fail('CARD_PROVIDER_ORIGIN is for the sandbox alone (SANDBOX=1): it moves no money.');
  if (!secretKey && !publicKey && !webhookSecret) {
    return origin ? fail('STRIPE_SECRET_KEY is not set, but CARD_PROVIDER_ORIGIN is.') : undefined;
  }
  if (!secretKey) return fail('STRIPE_SECRET_KEY is not set, but other keys of the card provider are.');
  if (!publicKey) return fail('STRIPE_PUBLIC_KEY is not set, but other keys of the card provider are.');
  if (!webhookSecret) return fail('STRIPE_WEBHOOK_SECRET is not set, but other keys of the card provider are.');
  const isLive = /^(sk|rk)_live_/.test(secretKey);
  if (!isLive && !isSandbox && environment.ALLOW_TEST_CARDS !== '1') {
    fail('STRIPE_SECRET_KEY takes test cards only: XENY would be had for nothing. Set ALLOW_TEST_CARDS=1 for a trial.');
  }
  if (publicKey.startsWith('pk_live_') !== isLive)
    fail('STRIPE_PUBLIC_KEY and STRIPE_SECRET_KEY are of different modes.');
  const cancelMode = environment.CANCEL_MODE ?? 'period-end';
  if (cancelMode !== 'period-end' && cancelMode !== 'immediate') fail('CANCEL_MODE is period-end or immediate.');
  return { secretKey, publicKey, webhookSecret, origin, isLive, cancelMode };
}

function fail(problem: string): never {
  throw new Error(problem);
}
