const TIMEOUT_MS = 5_000;

interface RpcCall {
  method: string;
  params: readonly unknown[];
}

/** Reads from the nodes of a chain, in turn until one answers. @throws Error when none does */
export async function askNodes<Result>(
  nodes: readonly string[],
  calls: readonly RpcCall[],
  read: (results: readonly unknown[]) => Result,
): Promise<Result> {
  let failure: unknown = new Error('No RPC node of this chain is configured.');
  for (const node of nodes) {
    try {
      return read(await sendBatch(node, calls));
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** One request for all calls (JSON-RPC 2.0, section 6). */
async function sendBatch(node: string, calls: readonly RpcCall[]): Promise<unknown[]> {
  const requests = calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }));
  const response = await fetch(node, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(requests.length === 1 ? requests[0] : requests),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answers = [await response.json()].flat() as { id: number; result?: unknown }[];
  return requests.map(({ id }) => answers.find((answer) => answer.id === id)?.result);
}

/** The balance of an address in wei. @throws Error when no node answers with a number */
export function readBalance(nodes: readonly string[], address: string): Promise<bigint> {
  return askNodes(nodes, [{ method: 'eth_getBalance', params: [address, 'latest'] }], ([result]) => toBigInt(result));
}

/** @throws Error for anything but a hexadecimal quantity */
export function toBigInt(result: unknown): bigint {
  if (typeof result === 'string' && /^0x[0-9a-f]+$/i.test(result)) return BigInt(result);
  throw new Error('The node did not return a number.');
}
