import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as OTLP sends it in JSON, with its attributes as one object. */
export interface ExportedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  traceState: string | undefined;
  name: string;
  kind: number;
  attributes: Record<string, unknown>;
  links: { traceId: string; spanId: string }[];
  /** 2: failed. */
  status: number | undefined;
}

interface Sent {
  resourceSpans: { resource: { attributes: SentAttribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
}
interface SentAttribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}
type SentSpan = Omit<ExportedSpan, 'attributes' | 'links' | 'status'> & {
  attributes: SentAttribute[];
  links?: ExportedSpan['links'];
  status: { code?: number };
};

export type TraceCollector = Awaited<ReturnType<typeof startTraceCollector>>;

/** A collector (OTLP over HTTP) on a free port. @param answer by default accepts everything */
export async function startTraceCollector(answer: (response: ServerResponse) => void = accept) {
  const spans: ExportedSpan[] = [];
  const resources: Record<string, unknown>[] = [];
  const requests: string[] = [];
  const keys: unknown[] = [];
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    keys.push(request.headers['api-key']);
    const { resourceSpans } = (await json(request)) as Sent;
    for (const { resource, scopeSpans } of resourceSpans) {
      resources.push(toObject(resource.attributes));
      spans.push(...scopeSpans.flatMap((each) => each.spans).map(toSpan));
    }
    answer(response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    resources,
    requests,
    /** The header `api-key` of each request. */
    keys,
    spansOf: (traceId: string) => spans.filter((span) => span.traceId === traceId),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const accept = (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end('{"partialSuccess":{}}');

const toSpan = ({ attributes, links = [], status, ...span }: SentSpan): ExportedSpan => ({
  ...span,
  attributes: toObject(attributes),
  links,
  status: status.code,
});

const toObject = (attributes: SentAttribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
