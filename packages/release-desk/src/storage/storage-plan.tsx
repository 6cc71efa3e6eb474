import { collected, type DeskStorage } from '@xana/contracts/releases/desk-storage';
import { Notice } from '@xana/ui-kit/notice';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { phrases } from '../phrases/phrases.ts';
import { megabytes } from './megabytes.ts';
import * as css from './storage.module.css';

interface StoragePlanProps {
  plan: { data: DeskStorage | undefined; error: Error | null };
}

/** What would be deleted, with its size, and why the other releases are kept. */
export function StoragePlan({ plan: { data, error } }: StoragePlanProps) {
  const text = phrases.useText();
  if (error) return <Notice tone="problem" text={text('rejected')} hint={error.message} />;
  if (!data) return <Skeleton height={120} label={text('planning')} />;
  const { releases, pages, leftovers, bytes, kept } = data;
  const isNothing = releases.length + pages + leftovers === 0;
  return (
    <div className={css.plan}>
      <p className={css.sum}>
        {isNothing
          ? text('nothingToDelete')
          : text('wouldDelete', { releases: releases.length, pages, size: megabytes(bytes) })}
      </p>
      {leftovers > 0 && <p className={css.soft}>{text('leftovers', { count: leftovers })}</p>}
      {releases.length > 0 && (
        <ul className={css.rows} aria-label={text('toDelete')}>
          {releases.map(({ name, id, version, bytes: size }) => (
            <li key={`${name} ${id}`}>
              <span>
                {name} {version} <code className={css.soft}>{id.slice(0, 8)}</code>
              </span>
              <span>{megabytes(size)}</span>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>{text('keptReleases', { count: kept.length })}</summary>
        <ul className={css.rows}>
          {kept.map(({ name, id, version, reason }) => (
            <li key={`${name} ${id}`}>
              <span>
                {name} {version} <code className={css.soft}>{id.slice(0, 8)}</code>
              </span>
              <span className={css.soft}>{text(`kept_${reason}`)}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

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
