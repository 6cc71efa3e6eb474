/**
 * The token with which the release command calls the server for a person of the sandbox.
 *
 * @param identity the origin of the OpenID provider
 */
export async function staffTokenOf(identity: string, { email }: { email: string }): Promise<string> {
  const response = await fetch(`${identity}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'staff', email }),
  });
  return ((await response.json()) as { idToken: string }).idToken;
}
