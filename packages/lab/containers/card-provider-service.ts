import { PUBLIC_KEY, SECRET_KEY } from '@xana/sandbox/card-keys';
import type { ComposeFile, ComposeService } from './compose-file.ts';

const NAME = 'card-provider';

/** Keys of the stand-in, for the variables of the compose file. */
export const CARD_VARIABLES = {
  STRIPE_SECRET_KEY: SECRET_KEY,
  STRIPE_PUBLIC_KEY: PUBLIC_KEY,
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox_of_this_machine',
};

interface CardProviderOptions {
  /** The same in the container and on this machine: browsers and platforms read it from one origin's port. */
  port: number;
  siteOrigin: string;
  frameOrigin: string;
}

/**
 * What an override file of compose would add: the card provider's stand-in, which the image of `publish` has among its sources, and the
 * variable with which the platforms use it. Its webhooks go through the proxy, as those of the real provider.
 */
export function withCardProvider(
  file: ComposeFile,
  { port, siteOrigin, frameOrigin }: CardProviderOptions,
): ComposeFile {
  const publish = file.services.publish as ComposeService;
  const [node = '', ...loader] = (publish.command ?? []).slice(0, -1);
  const check = `fetch('http://localhost:${port}/v3/').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))`;
  const provider: ComposeService = {
    image: publish.image,
    command: [node, ...loader, 'packages/sandbox/src/card-provider/main.ts'],
    environment: {
      SANDBOX_CARDS_PORT: String(port),
      SITE_ORIGIN: siteOrigin,
      CARD_FRAME_ORIGIN: frameOrigin,
      API_ORIGIN: 'http://proxy:4000',
      STRIPE_WEBHOOK_SECRET: CARD_VARIABLES.STRIPE_WEBHOOK_SECRET,
    },
    ports: [`4551:${port}`],
    healthcheck: { test: ['CMD', 'node', '-e', check] },
  };
  const services = Object.entries(file.services).map(([name, service]) => {
    if (!name.startsWith('platform-')) return [name, service];
    const environment = { ...service.environment, CARD_PROVIDER_ORIGIN: `http://${NAME}:${port}` };
    return [name, { ...service, environment }];
  });
  return { ...file, services: { ...Object.fromEntries(services), [NAME]: provider } };
}
