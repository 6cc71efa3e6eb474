import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import ky from 'ky';
import * as z from 'zod/mini';

const tokens = z.record(z.string(), z.string());

type Environment = Record<string, string | undefined>;

/** The ID tokens of `release login` by the server's origin. Readable by the user alone. */
const fileOf = ({ XDG_CONFIG_HOME }: Environment): string =>
  join(XDG_CONFIG_HOME ?? join(homedir(), '.config'), 'xana-release', 'tokens.json');

const readTokens = (file: string) => (existsSync(file) ? tokens.parse(JSON.parse(readFileSync(file, 'utf8'))) : {});

export function storeToken(url: string, token: string, environment: Environment = process.env): void {
  const file = fileOf(environment);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, JSON.stringify({ ...readTokens(file), [new URL(url).origin]: token }), { mode: 0o600 });
}

const issued = z.object({ value: z.string() });

/**
 * The token with which the command calls a server: in a job of GitHub Actions with `id-token: write` its identity token, in other CI
 * systems `RELEASE_TOKEN`, at a terminal that of `release login`.
 *
 * @throws Error when there is none
 */
export async function findToken(url: string, environment: Environment = process.env): Promise<string> {
  const { RELEASE_TOKEN, ACTIONS_ID_TOKEN_REQUEST_URL: address, ACTIONS_ID_TOKEN_REQUEST_TOKEN: secret } = environment;
  if (RELEASE_TOKEN) return RELEASE_TOKEN;
  const { origin } = new URL(url);
  if (address && secret) {
    const request = new URL(address);
    request.searchParams.set('audience', origin);
    const answer = await ky.get(request, { headers: { authorization: `Bearer ${secret}` } }).json();
    return issued.parse(answer).value;
  }
  const token = readTokens(fileOf(environment))[origin];
  if (!token) throw new Error(`Log in first: release login --url ${origin}`);
  return token;
}
