/** Private keys in PEM, and keys and tokens of Stripe, AWS, GitHub and Slack. */
const SECRETS = [
  / PRIVATE KEY-----/,
  /\b[sr]k_(live|test)_[0-9A-Za-z]{16,}/,
  /\bwhsec_[0-9A-Za-z]{16,}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[0-9A-Za-z]{36}/,
  /\bxox[abp]-[0-9A-Za-z-]{10,}/,
];

/** @returns the files that contain a secret, as sentences for the release manager; empty when there are none */
export function checkSecrets(files: ReadonlyMap<string, Buffer>): string[] {
  return [...files]
    .filter(([path, content]) => path.endsWith('.mjs') && SECRETS.some((secret) => secret.test(String(content))))
    .map(([path]) => `${path} contains text that looks like a private key or token`);
}
