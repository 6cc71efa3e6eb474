/** Where traces go, as the specification of the exporter states for `OTEL_EXPORTER_OTLP_ENDPOINT`. */
export const tracesUrl = (endpoint: string): string => `${endpoint}${endpoint.endsWith('/') ? '' : '/'}v1/traces`;
