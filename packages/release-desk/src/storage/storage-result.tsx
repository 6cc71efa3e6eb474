import { collected } from '@xana/contracts/releases/desk-storage';
import { Notice } from '@xana/ui-kit/notice';
import { phrases } from '../phrases/phrases.ts';
import { megabytes } from './megabytes.ts';

/** What was deleted. @param result the data of the command; absent before it ran */
export function StorageResult({ result }: { result: unknown }) {
  const text = phrases.useText();
  const done = collected.safeParse(result);
  return (
    <Notice
      tone="success"
      text={done.success && text('deleted', { releases: done.data.releases.length, size: megabytes(done.data.bytes) })}
    />
  );
}
