/** Keys and tokens of the services that teams use, and private keys in PEM. */
const SECRETS = [
  / PRIVATE KEY-----/,
  /\b[sr]k_(live|test)_[0-9A-Za-z]{16,}/,
  /\bwhsec_[0-9A-Za-z]{16,}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[0-9A-Za-z]{36}/,
  /\bxox[abp]-[0-9A-Za-z-]{10,}/,
];

/** @returns the files that hold what looks like a secret, as sentences for the release manager; empty when none does */
export function checkSecrets(files: ReadonlyMap<string, Buffer>): string[] {
  return [...files]
    .filter(([path, content]) => path.endsWith('.mjs') && SECRETS.some((secret) => secret.test(String(content))))
    .map(([path]) => `${path} holds what looks like a private key or token`);
}
