import type { LoginServices } from '@xana/contracts/public-config';
import type { SiteChains } from './connector.ts';
import type { EmailConnector } from './email-connector.ts';

interface EmailConnectorOptions extends SiteChains {
  service: NonNullable<LoginServices['email']>;
}

/** The connector of the configured service, in a chunk of its own. */
export async function loadEmailConnector({ service, ...chains }: EmailConnectorOptions): Promise<EmailConnector> {
  if (service.kind === 'sandbox') {
    const { createEmailSandboxConnector } = await import('./email-sandbox/email-sandbox.ts');
    return createEmailSandboxConnector({ origin: service.origin, ...chains });
  }
  const { createMagicConnector } = await import('./magic/magic.ts');
  return createMagicConnector({ publishableKey: service.publishableKey, ...chains });
}
