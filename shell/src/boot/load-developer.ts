import type { PageRegistry } from '@xana/contracts/releases/page-registry';
import type { ReactNode } from 'react';
import type { DeveloperOptions } from '../developer/start-developer.tsx';

interface DeveloperContext extends Pick<DeveloperOptions, 'registry' | 'composition' | 'locale'> {
  hashedFiles: Set<string>;
}

/** Only the page of a developer has this block; no other page loads the code. */
export async function loadDeveloperBar({ hashedFiles, ...context }: DeveloperContext): Promise<ReactNode> {
  const block = document.getElementById('xana-developer')?.textContent;
  if (!block) return null;
  try {
    const { startDeveloper } = await import('../developer/start-developer.tsx');
    return await startDeveloper({ ...context, block, trust: (entry) => hashedFiles.add(entry) });
  } catch (error) {
    console.error('[developer] The overrides could not be applied:', error);
    return null;
  }
}

/** Developer tools define the property before the first script of the page; no other page loads the code. */
export function describePageForTools(registry: PageRegistry): void {
  if (!Object.hasOwn(window, '__FEDERATION__')) return;
  import('../developer/describe-remotes.ts')
    .then(({ describeForTools }) => describeForTools(registry))
    .catch((error) => console.error('[developer] The page could not be described for developer tools:', error));
}
