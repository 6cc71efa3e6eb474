import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isIntact } from '../registry/complete-interrupted.ts';
import { sha256 } from '../store/integrity.ts';
import { withAsyncLock } from '../store/lock.ts';
import { ReleaseStore } from '../store/release-store.ts';
import type { ReleaseKeys } from '../store/signing.ts';
import { assertConditionalWrites } from './assert-conditional-writes.ts';
import { assertHeadTrusted } from './assert-head-trusted.ts';
import { assertSameStore } from './assert-same-store.ts';
import { Bucket, BucketError } from './bucket.ts';
import type { BucketSettings } from './bucket-settings.ts';
import { type ContentSource, checkOut } from './check-out.ts';
import { createBucketSource, createLocalSource } from './content-sources.ts';
import { deleteUnused } from './deletions.ts';
import { readFilesIn } from './describe-directory.ts';
import { DraftUpstream } from './draft-upstream.ts';
import { EMPTY_HEAD, HEAD_KEY, head, LostRaceError, type SeenHead } from './head.ts';
import { pushChanges } from './push-changes.ts';
import type { ChangeOptions, Upstream } from './upstream.ts';
import { createDraft, lockFolderOf, readCheckedOut, stagingOf, writeCheckedOut } from './working-copy.ts';

interface UpstreamOptions {
  settings: BucketSettings;
  /** The working copy of this machine. */
  directory: string;
  /** Read when they are needed: they may need the roots of the store. */
  keys(): ReleaseKeys;
  healthDirectory?: string | undefined;
  /** Only what page servers send: not the quarantined releases, the source maps and the results of trials. */
  isForPages?: boolean;
  /** For tests. */
  minUnusedAgeMs?: number;
}

/** The bucket is the store of record: its head decides what is active, whatever a killed process left in a working copy. */
export class BucketUpstream implements Upstream {
  readonly #options: UpstreamOptions;
  readonly #bucket: Bucket;
  readonly #source: ContentSource;
  #isChecked = false;

  constructor(options: UpstreamOptions) {
    this.#options = options;
    this.#bucket = new Bucket(options.settings);
    this.#source = createBucketSource(this.#bucket);
    mkdirSync(lockFolderOf(options.directory), { recursive: true });
  }

  async pull(): Promise<void> {
    await this.#locked(async () => void (await this.#pull()));
  }

  async change<T>(work: (store: ReleaseStore) => Promise<T>, { isRecovery = false }: ChangeOptions = {}): Promise<T> {
    return await this.#locked(async () => {
      const base = isRecovery ? await this.#pullForRecovery() : await this.#pull();
      const draft = createDraft(this.#options.directory);
      try {
        const store = this.#openDraft(draft);
        const own = new DraftUpstream(store);
        store.upstream = own;
        const result = await work(store).catch(async (error: unknown) => {
          if (isIntact(store)) await this.#push(draft, base).catch(warnOfIncomplete);
          throw error;
        });
        const pushed = await this.#push(draft, base);
        if (own.hasUnused) await this.#deleteUnused(pushed).catch(warnOfUnused);
        return result;
      } finally {
        rmSync(draft, { recursive: true, force: true });
      }
    });
  }

  async deleteUnused(): Promise<void> {
    await this.#locked(async () => await this.#deleteUnused(await this.#pull()));
  }

  async #deleteUnused(base: SeenHead): Promise<void> {
    const after = await deleteUnused(this.#bucket, base, this.#options.minUnusedAgeMs);
    writeCheckedOut(this.#options.directory, this.#recordKey, after);
  }

  /** @returns the head that the working copy shows now */
  async #pull(): Promise<SeenHead> {
    const shown = this.#readCheckedOut();
    const seen = await this.#readHead(shown);
    if (seen === 'unchanged') return shown;
    if (seen.etag === undefined) return seen;
    if (shown.etag === undefined) await assertSameStore(this.#options.directory, seen.head, this.#source);
    await this.#checkOut(seen, shown);
    return seen;
  }

  /** A head that is refused is not checked out: the change continues from what the working copy has, and replaces that head. */
  async #pullForRecovery(): Promise<SeenHead> {
    try {
      return await this.#pull();
    } catch (error) {
      const found = await this.#bucket.get(HEAD_KEY);
      const hasStore = existsSync(join(this.#options.directory, 'registry', 'log.jsonl'));
      if (!hasStore || found === 'unchanged') throw error;
      console.warn(`The state of the bucket was refused, and is replaced by that of this machine. ${reasonOf(error)}`);
      return { head: EMPTY_HEAD, etag: found?.etag };
    }
  }

  async #readHead(shown: SeenHead): Promise<SeenHead | 'unchanged'> {
    const found = await this.#bucket.get(HEAD_KEY, shown.etag);
    if (found === 'unchanged') return 'unchanged';
    if (found) return { head: parseHead(found.bytes, this.#bucket.url), etag: found.etag };
    if (shown.etag !== undefined)
      throw new BucketError(`${HEAD_KEY} is missing in the bucket ${this.#bucket.url}: restore it from a copy.`);
    // A new bucket: the first change moves the store of the folder to it.
    return { head: EMPTY_HEAD, etag: undefined };
  }

  async #checkOut(next: SeenHead, shown: SeenHead, source = this.#source): Promise<void> {
    const { directory, isForPages, keys } = this.#options;
    const staging = stagingOf(directory);
    await checkOut(directory, next.head, source, {
      known: shown.head,
      staging,
      ...(isForPages ? { isWanted: isForServers } : {}),
      verify: async (files) => await assertHeadTrusted({ directory, staging, files }, keys().trust),
    });
    writeCheckedOut(directory, this.#recordKey, next);
  }

  async #push(draft: string, base: SeenHead): Promise<SeenHead> {
    let pushed: SeenHead;
    try {
      pushed = await pushChanges(this.#bucket, draft, base, () => this.#checkOnce());
    } catch (error) {
      // The next command sees the change of the other writer.
      if (error instanceof LostRaceError) await this.#pull().catch(() => undefined);
      throw error;
    }
    if (pushed === base) return base;
    const files = [...readFilesIn(draft).values()].map((content) => [sha256(content), content] as const);
    const local = createLocalSource(draft, new Map(files), this.#source);
    await this.#checkOut(pushed, this.#readCheckedOut(), local);
    return pushed;
  }

  #readCheckedOut(): SeenHead {
    return readCheckedOut(this.#options.directory, this.#recordKey);
  }

  /** A working copy for pages has less of the same bucket. */
  get #recordKey(): string {
    return this.#options.isForPages ? `${this.#bucket.url} for pages` : this.#bucket.url;
  }

  async #checkOnce(): Promise<void> {
    if (!this.#isChecked) await assertConditionalWrites(this.#bucket);
    this.#isChecked = true;
  }

  /** What a change verifies of its own result is not remembered: the bucket may still refuse it. */
  #openDraft(draft: string): ReleaseStore {
    const { directory, healthDirectory = join(directory, 'health') } = this.#options;
    const { trust, ...keys } = this.#options.keys();
    if (!trust) return new ReleaseStore(draft, healthDirectory, keys);
    const memory = join(draft, '.trusted');
    if (existsSync(trust.directory)) cpSync(trust.directory, memory, { recursive: true });
    return new ReleaseStore(draft, healthDirectory, { ...keys, trust: { ...trust, directory: memory } });
  }

  async #locked<T>(work: () => Promise<T>): Promise<T> {
    return await withAsyncLock(lockFolderOf(this.#options.directory), work);
  }
}

const warnOfIncomplete = (error: unknown): void =>
  console.warn(`What the command stored before it failed did not reach the bucket. ${reasonOf(error)}`);

const warnOfUnused = (error: unknown): void =>
  console.warn(`Objects that nothing needs are left in the bucket until the next \`release gc\`. ${reasonOf(error)}`);

const isForServers = (path: string): boolean => /^(?:artifacts|pages|registry)\//.test(path);

function parseHead(bytes: Buffer, url: string) {
  try {
    return head.parse(JSON.parse(String(bytes)));
  } catch (error) {
    throw new BucketError(`${HEAD_KEY} in the bucket ${url} is not readable: restore it from a copy.`, {
      cause: error,
    });
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
