import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as z from 'zod/mini';

const issuer = z.string().check(
  z.refine((text) => /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?($|\/))/.test(text) && URL.canParse(text), {
    error: 'must be an https URL, or one of this machine',
  }),
);
const id = z.string().check(z.minLength(1));

/** The file that `RELEASE_IDENTITY` names: who tells the release server who a caller is. It contains no secret. */
const identitySettings = z.strictObject({
  /** The OpenID provider of the people. */
  people: z.strictObject({
    issuer,
    /** The client of the desk. Its secret is `OIDC_CLIENT_SECRET`; without one it is a public client. */
    clientId: id,
    /** The public client of `release login`, with a redirect to a port of the loopback address (RFC 8252). */
    commandClientId: id,
  }),
  /** The CI system, for example `https://token.actions.githubusercontent.com`. Absent: no workflow may call. */
  workflows: z.optional(
    z.strictObject({
      issuer,
      /** The trusted root of Sigstore, a path relative to this file. Absent: attestations of builds are rejected. */
      trustedRoot: z.optional(z.string().check(z.minLength(1))),
    }),
  ),
});

export type IdentitySettings = z.output<typeof identitySettings>;

/** Whose attestations of builds are accepted. */
export interface AttestationTrust {
  /** The OpenID issuer of the builders. */
  issuer: string;
  trustedRoot: string;
}

/** @returns undefined when no file is named, or the file has no trusted root */
export function readAttestationTrust(file: string | undefined): AttestationTrust | undefined {
  const { issuer: trusted, trustedRoot } = (file && readIdentitySettings(file).workflows) || {};
  return file && trusted && trustedRoot
    ? { issuer: trusted, trustedRoot: resolve(dirname(file), trustedRoot) }
    : undefined;
}

/** @throws Error with what is wrong in the file */
export function readIdentitySettings(file: string | undefined): IdentitySettings {
  if (!file)
    throw new Error(
      'RELEASE_IDENTITY must name a file with the OpenID provider. See packages/handbook/how-to/grant-access.md.',
    );
  const read = identitySettings.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new Error(`${file} is not valid:\n${z.prettifyError(read.error)}`);
  return read.data;
}
