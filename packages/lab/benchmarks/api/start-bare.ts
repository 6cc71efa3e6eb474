import { type Service, startService } from '@xana/local-site/service';

/** The baseline without the platform's work, in its own process. */
export async function startBare(
  what: 'route' | 'sockets',
  environment: Record<string, string> = {},
): Promise<{ origin: string; service: Service }> {
  let origin = '';
  const service = await startService({
    name: `bare ${what}`,
    script: `packages/lab/benchmarks/api/bare-${what}.ts`,
    environment,
    onLine: (line) => {
      origin = line.replace('at ', '');
    },
  });
  return { origin, service };
}
