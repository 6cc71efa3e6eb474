import type { getTerms as contract } from '@xana/contracts/http/terms/get-terms';
import type { Handler } from '../../http/handler.ts';
import { en } from './text/en.ts';
import { ja } from './text/ja.ts';

const TEXTS = { en, ja };

export const getTerms: Handler<typeof contract> = async ({ input, terms }) => ({
  version: terms.version,
  ...TEXTS[input.locale],
});
