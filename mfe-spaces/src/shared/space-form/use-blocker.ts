import { useLanguage } from '@xana/i18n';
import { useText } from './phrases/phrases.ts';
import type { SpaceValues, valueProblems } from './space-values.ts';

interface Blockers {
  values: SpaceValues;
  problems: ReturnType<typeof valueProblems>;
  isUploading: boolean;
}

/** Why the space cannot be saved now, for the line beside the disabled button (CS-02); null if it can. */
export function useBlocker({ values, problems, isUploading }: Blockers): string | null {
  const t = useText();
  const list = new Intl.ListFormat(useLanguage(), { type: 'conjunction' });
  const missing = (['name', 'description'] as const).filter((name) => problems[name] && values[name].trim() === '');
  if (missing.length > 0) return t('blockedFields', { fields: list.format(missing.map((name) => t(name))) });
  if (problems.name) return t('blockedName');
  if (problems.description) return t('blockedDescription');
  if (problems.imageAlt) return t('blockedImageAlt');
  if (problems.worldId) return t('blockedBuiltWorld');
  return isUploading ? t('blockedUpload') : null;
}
