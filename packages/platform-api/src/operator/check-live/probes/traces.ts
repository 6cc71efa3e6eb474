import { tracesUrl } from '../../../tracing/traces-url.ts';
import { askService } from '../ask-service.ts';
import { OFF, ok, type Probe, wrong } from '../probe.ts';

/** Sends no span: a collector accepts an empty request as well. */
export const tracesProbe: Probe = {
  name: 'traces',
  withoutIt: 'traces of slow and failed calls',
  settings: 'OTEL_EXPORTER_OTLP_ENDPOINT',
  async run({ config }) {
    if (!config.tracing) return OFF;
    const url = tracesUrl(config.tracing.endpoint);
    const { status } = await askService(url, { body: { resourceSpans: [] }, headers: config.tracing.headers });
    if (status >= 200 && status < 300) return ok('accepts traces');
    if (status === 401 || status === 403)
      return wrong(`the collector answers ${status}. Correct OTEL_EXPORTER_OTLP_HEADERS.`);
    return wrong(
      `POST ${new URL(url).pathname} answers ${status}. Set the base address of a collector (OTLP over HTTP).`,
    );
  },
};
