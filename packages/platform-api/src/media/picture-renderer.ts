import { createHash } from 'node:crypto';
import type { Metric } from 'prom-client';
import sharp from 'sharp';
import { createJob, FairQueue, type QueuedJob, type QueueFull, type QueueLimits } from './fair-queue.ts';
import { mediaMetrics, renderingRejections, renderingSeconds } from './media-metrics.ts';
import type { PictureCache } from './picture-cache.ts';

export type Format = 'avif' | 'webp' | 'jpeg';

const OPTIONS = { avif: { quality: 52, effort: 2 }, webp: { quality: 76, effort: 3 }, jpeg: { quality: 80 } };
/**
 * Two at a time: a home page requests dozens of pictures, and API requests must not wait for them. The queue holds the
 * pages of several clients.
 */
const QUEUE: QueueLimits = { concurrency: 2, maxWaiting: 256, maxWaitingPerClient: 64 };

export interface Rendering {
  /** The key of an upload, or the SVG of a scene, so that a changed drawing gets a new cache entry. */
  id: string;
  source(): Promise<Buffer | null>;
  width: number;
  /** A drawing, which is sharp in every size. Another picture is not enlarged. */
  isVector: boolean;
  format: Format;
}

type Rendered = Promise<Buffer | null>;

export interface PictureRenderer {
  /** @returns a picture from the cache */
  find(rendering: Rendering): Promise<Buffer | undefined>;
  /** Renders a picture once for concurrent requests. @returns null when there is nothing to draw from */
  render(client: string, rendering: Rendering): Rendered | QueueFull;
  /** What operators watch. */
  metrics: Metric[];
}

/** @param onError called when a picture could not be cached; it is served anyway */
export function createPictureRenderer(
  cache: PictureCache,
  onError: (error: unknown) => void,
  queue = new FairQueue(QUEUE),
): PictureRenderer {
  const running = new Map<string, QueuedJob<Buffer | null>>();
  const draw = async (name: string, { source, width, isVector, format }: Rendering) => {
    const original = await source();
    if (!original) return null;
    const resized = sharp(original).resize({ width, withoutEnlargement: !isVector });
    // JPEG has no transparency, which would become black: a dark drawing would be lost.
    if (format === 'jpeg') resized.flatten({ background: '#ffffff' });
    const picture = await resized.toFormat(format, OPTIONS[format]).toBuffer();
    await cache.write(name, picture).catch(onError);
    return picture;
  };
  return {
    metrics: mediaMetrics(queue),
    find: (rendering) => cache.read(fileName(rendering)),
    render(client, rendering) {
      const name = fileName(rendering);
      const known = running.get(name);
      const job = known ?? createJob(() => measure(draw(name, rendering)));
      // Also when another client waits for the same picture: this client's turn may be earlier.
      const full = queue.add(client, job);
      if (known) return known.result;
      if (full) {
        renderingRejections.inc({ reason: full });
        return full;
      }
      running.set(name, job);
      const remove = () => void running.delete(name);
      job.result.then(remove, remove);
      return job.result;
    },
  };
}

async function measure(drawing: Rendered): Rendered {
  const startedAt = performance.now();
  const observe = (outcome: string) => renderingSeconds.observe({ outcome }, (performance.now() - startedAt) / 1_000);
  try {
    const picture = await drawing;
    observe(picture ? 'rendered' : 'missing');
    return picture;
  } catch (error) {
    observe('failed');
    throw error;
  }
}

function fileName({ id, width, format }: Rendering): string {
  const name = createHash('sha256').update(`${width} ${format} ${id}`).digest('hex').slice(0, 32);
  return `${name}.${format}`;
}
