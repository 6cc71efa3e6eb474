import { developerPage } from '@xana/contracts/releases/developer-page';
import type { PageRegistry } from '@xana/contracts/releases/page-registry';
import type { Locale } from '@xana/i18n';
import type { ReactNode } from 'react';
import type { Composition } from '../slots/composition.ts';
import { applyOverrides } from './apply-overrides.ts';
import { DeveloperBar } from './developer-bar.tsx';
import { developerPhrases } from './phrases/phrases.ts';

export interface DeveloperOptions {
  /** Content of the block "xana-developer". */
  block: string;
  registry: PageRegistry;
  composition: Composition;
  /** Accepts an entry that the import map has no hash of. */
  trust(entry: string): void;
  locale: Locale;
}

/** Applies the overrides of a developer page. @returns the banner for the top of the page */
export async function startDeveloper({
  block,
  registry,
  composition,
  trust,
  locale,
}: DeveloperOptions): Promise<ReactNode> {
  const page = developerPage.parse(JSON.parse(block));
  const replace = composition.replace.bind(composition);
  const [remotes] = await Promise.all([
    applyOverrides({ page, registry, replace, trust }),
    developerPhrases.load(locale),
  ]);
  return <DeveloperBar page={page} remotes={remotes} />;
}
