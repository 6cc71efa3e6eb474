import type { CallOptions } from './api-client-types.ts';
import { primitives } from './primitives.ts';

/** In milliseconds: 10 MB on a slow line. */
const PATIENCE = 180_000;
const KEPT_HEADERS = ['retry-after', 'x-request-id'];

/**
 * Sends a file as a form. With XMLHttpRequest, because it alone says how much is on its way already; the answer looks like
 * any other. Stopped by the signal, nothing arrives.
 *
 * @throws Error when there is no answer, and the signal's reason when it stopped the sending
 */
export function postFile(
  url: string,
  { 'content-type': _, ...headers }: Record<string, string>,
  file: File,
  { signal, onProgress, timeoutMilliseconds = PATIENCE }: CallOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    primitives.openRequest(request, 'POST', url);
    for (const name in headers) primitives.setRequestHeader(request, name, headers[name] ?? '');
    request.timeout = timeoutMilliseconds;
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    const kept = () => KEPT_HEADERS.map((name) => [name, request.getResponseHeader(name) ?? ''] as [string, string]);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status, headers: kept() }));
    request.onerror = () => reject(new Error('The server could not be reached.'));
    request.ontimeout = () => reject(new Error('No answer in time.'));
    const stop = () => {
      request.abort();
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', stop, { once: true });
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    const form = new FormData();
    form.append('file', file);
    primitives.sendRequest(request, form);
  });
}
