interface RpcReply {
  result?: unknown;
  error?: { code: number; message: string };
}

/** One call of a chain's node. @throws Error with the node's own `code` */
export async function askNode(url: string, method: string, params: unknown[]): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result, error } = (await response.json()) as RpcReply;
  if (error) throw Object.assign(new Error(error.message), { code: error.code });
  return result;
}
