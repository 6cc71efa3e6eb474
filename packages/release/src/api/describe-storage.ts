import type { DeskStorage } from '@xana/contracts/releases/desk-storage';
import { type GcLimits, planGc } from '../commands/plan-gc.ts';
import { readRecord } from '../registry/read-records.ts';
import type { StoreView } from './describe-release.ts';

/** What `release gc` would delete, and what it keeps. Nothing is written. */
export function describeStorage({ store, registry }: StoreView, limits: GcLimits): DeskStorage {
  const { releases, pages, leftovers, bytes, kept } = planGc(store, registry, limits);
  const named = <Release extends { name: string; id: string }>(release: Release) => ({
    ...release,
    version: readRecord(store, release.name, release.id)?.version ?? null,
  });
  return {
    revision: registry.revision,
    releases: releases.map(named),
    bytes,
    pages: pages.length,
    leftovers: leftovers.length,
    kept: kept.map(named),
  };
}
