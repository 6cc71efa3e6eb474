import http from 'node:http';
import https from 'node:https';

/** The connections of an exporter, whose SDK tries failed exports again for some seconds, also after its shutdown. */
export function createExportConnections() {
  let agent: http.Agent | undefined;
  let isClosed = false;
  return {
    /** @param protocol of the collector's address, with its colon */
    agentFor(protocol: string): http.Agent {
      const created = new (protocol === 'https:' ? https : http).Agent({ keepAlive: true });
      const connect = created.createConnection.bind(created);
      created.createConnection = (...given) => {
        if (isClosed) throw new Error('Tracing has ended.');
        return connect(...given);
      };
      agent = created;
      return created;
    },
    /** Ends requests in progress, and refuses further ones. */
    close() {
      isClosed = true;
      agent?.destroy();
    },
  };
}
