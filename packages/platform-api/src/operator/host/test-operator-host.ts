import { useTestServer } from '../../../test/test-server.ts';
import type { PlatformConfig } from '../../config/platform-config.ts';
import { runCommand } from '../run-command.ts';

type Headers = Record<string, string>;
type Fields = Record<string, string>;

/** A platform with an operator host at an origin for all tests of a file, and requests to it. */
export function useOperatorHost(origin: string, config: Partial<PlatformConfig> = {}) {
  const server = useTestServer({ operators: { port: 0, origin }, ...config });
  const { host: hostName } = new URL(origin);
  const form = { host: hostName, origin, 'content-type': 'application/x-www-form-urlencoded' };
  const host = () => {
    const { operators } = server.server;
    if (!operators) throw new Error('The operator host is configured.');
    return operators;
  };
  return {
    server,
    host,
    get: (url: string, headers: Headers = {}) =>
      host().inject({ method: 'GET', url, headers: { host: hostName, ...headers } }),
    post: (url: string, fields: Fields, headers: Headers = {}, remoteAddress = '127.0.0.1') =>
      host().inject({
        method: 'POST',
        url,
        payload: new URLSearchParams(fields).toString(),
        remoteAddress,
        headers: { ...form, ...headers },
      }),
    /** Creates the operator `ann`, or gives her another password. @returns the password */
    async createOperator(): Promise<string> {
      const printed = await runCommand(server.platform, ['create-operator', 'ann', '--actor', 'test', '--json']);
      return (JSON.parse(printed) as { password: string }).password;
    },
  };
}
