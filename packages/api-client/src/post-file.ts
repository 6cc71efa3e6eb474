import type { CallOptions } from './api-client-types.ts';
import { primitives } from './primitives.ts';

/** Enough for 10 MB on a slow connection. */
const UPLOAD_TIMEOUT_MS = 180_000;
const RESPONSE_HEADERS = ['retry-after', 'x-request-id'];

/**
 * Uploads a file as multipart form data, with XMLHttpRequest because `fetch` does not report upload progress.
 *
 * @throws Error without a response, and the signal's reason after an abort
 */
export function postFile(
  url: string,
  { 'content-type': _, ...headers }: Record<string, string>,
  file: File,
  { signal, onProgress, timeoutMilliseconds = UPLOAD_TIMEOUT_MS }: CallOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    primitives.openRequest(request, 'POST', url);
    for (const name in headers) primitives.setRequestHeader(request, name, headers[name] ?? '');
    request.timeout = timeoutMilliseconds;
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    const kept = () =>
      RESPONSE_HEADERS.map((name) => [name, request.getResponseHeader(name) ?? ''] as [string, string]);
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
