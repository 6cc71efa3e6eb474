import sharp from 'sharp';
import type { TestServer } from '../../test-server.ts';

/** A picture of one colour, to encode in any format. */
export const plain = (width = 320, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 90 } } });

/** A multipart form as a browser sends it. */
export function formOf(file: Buffer, { name = 'file', type = 'image/png', filename = 'picture.png' } = {}) {
  const line = '----form';
  const head = `--${line}\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${line}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${line}` },
  };
}

/** Uploads a file as the page does. */
export async function sendFile(
  { server }: TestServer,
  file: Buffer,
  token?: string,
  form: Parameters<typeof formOf>[1] = {},
  path = '/item/upload-file-v3',
) {
  const { payload, headers } = formOf(file, form);
  const response = await server.hosts.api.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
  const { data, code } = response.json() as { data: { file: string } | null; code?: string };
  return { status: response.statusCode, code, file: data?.file ?? '' };
}
