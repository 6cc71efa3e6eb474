import sharp from 'sharp';
import type { TestPlatform } from '../faults/test-platform.ts';

export interface PicturedPost {
  id: number;
  /** Address of the uploaded picture. */
  picture: string;
}

/** Uploads a picture and publishes a post with it. */
export async function publishPicture(platform: TestPlatform, token: string, text: string): Promise<PicturedPost> {
  const create = { width: 64, height: 64, channels: 3, background: '#c8285a' } as const;
  const form = new FormData();
  const png = await sharp({ create }).png().toBuffer();
  form.append('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'a.png');
  const uploaded = await platform.ask<{ file: string }>('POST', '/item/upload-file-v3', { token, form });
  const body = { descriptions: text, image: uploaded.data.file };
  const posted = await platform.ask<{ id: number }>('POST', '/feeds/single-feed', { token, body });
  if (posted.status !== 200) throw new Error(`The post was rejected: ${posted.code}`);
  return { id: posted.data.id, picture: uploaded.data.file };
}

/** The status of a post, and of its picture at the media host. */
export async function statusesOf(platform: TestPlatform, { id, picture }: PicturedPost): Promise<[number, number]> {
  const { status } = await platform.ask('GET', `/feeds/v2/single-feed/${id}`);
  const answer = await fetch(picture, { headers: { accept: 'image/webp' } });
  await answer.arrayBuffer();
  return [status, answer.status];
}
