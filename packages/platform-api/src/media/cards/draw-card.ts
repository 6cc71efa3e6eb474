import sharp, { type OverlayOptions } from 'sharp';
import { at, disc, gradient, picture, rect, shape, stroke } from '../scenes/pen.ts';
import type { CardContent } from './card-content.ts';
import { textShape, widthOf } from './card-font.ts';
import { wrapLines } from './wrap-lines.ts';

export const CARD_WIDTH = 1200;
const CARD_HEIGHT = 630;
const MARGIN = 64;
const ACCENT = '#5b3df5';
const TEXT_WIDTH = CARD_WIDTH - 2 * MARGIN;
const FACE = { picture: 72, text: 72, profile: 232 };

/** Reads a picture by its key: null when it is gone. */
type ReadPicture = (key: string) => Promise<Buffer | null>;

/** Draws a card of 1200 × 630. The texts are shapes of its own font, so that it looks the same on every machine. */
export async function drawCard(content: CardContent, read: ReadPicture): Promise<Buffer> {
  const behind = content.picture && (await read(content.picture));
  const face = content.face?.picture ? await read(content.face.picture) : null;
  const base = sharp(behind || Buffer.from(backdrop()))
    .resize({ width: CARD_WIDTH, height: CARD_HEIGHT, fit: 'cover' })
    .flatten({ background: '#1b1340' });
  const { svg, faceAt } = overlay(content, Boolean(behind));
  const layers: OverlayOptions[] = [{ input: Buffer.from(svg) }];
  if (face && faceAt) layers.push({ input: await roundFace(face, faceAt.size), left: faceAt.x, top: faceAt.y });
  return base.composite(layers).png({ compressionLevel: 1 }).toBuffer();
}

const roundFace = (face: Buffer, size: number): Promise<Buffer> => {
  const mask = picture(size, size, disc(size / 2, size / 2, size / 2, '#fff'));
  return sharp(face)
    .resize({ width: size, height: size, fit: 'cover' })
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
};

/** Behind a card without a picture. */
const backdrop = (): string =>
  picture(
    CARD_WIDTH,
    CARD_HEIGHT,
    `<defs>${gradient('sky', ['#1b1340', '#3b22a8', '#5b3df5'])}</defs>${rect(0, 0, CARD_WIDTH, CARD_HEIGHT, 'url(#sky)')}${disc(1080, 90, 260, '#8f6bff', 'opacity=".28"')}${disc(1180, 560, 170, '#ff9ad5', 'opacity=".16"')}${disc(120, 640, 220, '#0d0d14', 'opacity=".25"')}`,
  );

const text = (content: string, x: number, y: number, size: number, fill = '#ffffff', more = ''): string =>
  shape(textShape(content, { x, y, size }), fill, more);

function overlay(content: CardContent, hasPicture: boolean) {
  const drawn = content.layout === 'profile' ? drawProfile(content) : drawTitle(content);
  // Dark enough for white texts over every picture, and clear above them.
  const veil = hasPicture
    ? `<defs><linearGradient id="veil" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a0a14" stop-opacity=".5"/><stop offset=".22" stop-color="#0a0a14" stop-opacity=".12"/><stop offset=".48" stop-color="#0a0a14" stop-opacity=".62"/><stop offset="1" stop-color="#0a0a14" stop-opacity=".92"/></linearGradient></defs>${rect(0, 0, CARD_WIDTH, CARD_HEIGHT, 'url(#veil)')}`
    : '';
  return { svg: picture(CARD_WIDTH, CARD_HEIGHT, `${veil}${mark()}${drawn.svg}`), faceAt: drawn.faceAt };
}

/** The mark of the site, above at the left. */
const mark = (): string =>
  `${at(MARGIN, 48, `${rect(0, 0, 32, 32, ACCENT, 'rx="9"')}${stroke('M9 9l14 14M23 9 9 23', '#ffffff', 4)}`, 1.75)}${text('XANA', MARGIN + 74, 90, 38)}`;

/** Long titles get smaller letters first, and are cut then. */
function fitTitle(title: string, width: number, sizes: readonly { size: number; maxLines: number }[]) {
  const fitted = sizes.map(({ size, maxLines }) => {
    const lines = wrapLines(title, { width, maxLines, widthOf: (line) => widthOf(line, size) });
    return { size, lines, isCut: lines.join('').length < title.replaceAll(' ', '').length };
  });
  return fitted.find(({ isCut }) => !isCut) ?? fitted.at(-1) ?? { size: 0, lines: [] };
}

const TITLE_SIZES = [
  { size: 76, maxLines: 2 },
  { size: 60, maxLines: 3 },
];
const POST_SIZES = [
  { size: 64, maxLines: 3 },
  { size: 52, maxLines: 4 },
];

/** From the bottom up: detail, title, label. */
function drawTitle({ layout, label, isCancelled, title, detail, face }: CardContent) {
  const faceSize = face && detail ? FACE[layout] : 0;
  const detailX = faceSize ? MARGIN + faceSize + 22 : MARGIN;
  const bottom = CARD_HEIGHT - 56;
  const [shownDetail = ''] = wrapLines(detail, {
    width: CARD_WIDTH - MARGIN - detailX,
    maxLines: 1,
    widthOf: (line) => widthOf(line, 32),
  });
  const { size, lines } = fitTitle(title, TEXT_WIDTH, layout === 'text' ? POST_SIZES : TITLE_SIZES);
  const lineHeight = size * 1.26;
  const titleBottom = bottom - (detail ? Math.max(faceSize, 40) + 30 : 0);
  const titleTop = titleBottom - lines.length * lineHeight;
  const drawn = lines.map((line, index) => text(line, MARGIN - 3, titleTop + lineHeight * index + size * 1.02, size));
  return {
    svg: `${chip(label, MARGIN, titleTop - 66, isCancelled ? '#c21f3a' : ACCENT)}${drawn.join('')}${detail ? text(shownDetail, detailX, bottom - Math.max(faceSize, 40) / 2 + 12, 32, '#ffffff', 'opacity=".88"') : ''}${faceSize && face ? initial(face, MARGIN, bottom - faceSize, faceSize) : ''}`,
    faceAt: faceSize ? { x: MARGIN, y: bottom - faceSize, size: faceSize } : null,
  };
}

function drawProfile({ layout, label, title, detail, face }: CardContent) {
  const size = FACE[layout];
  const y = 252;
  const x = MARGIN + size + 52;
  const width = CARD_WIDTH - MARGIN - x;
  const name = fitTitle(title, width, [
    { size: 72, maxLines: 1 },
    { size: 56, maxLines: 2 },
  ]);
  const bio = wrapLines(detail, { width, maxLines: 2, widthOf: (line) => widthOf(line, 32) });
  const height = 48 + 24 + name.lines.length * name.size * 1.2 + bio.length * 44;
  const top = y + Math.max((size - height) / 2, -40);
  const nameTop = top + 48 + 18;
  const bioTop = nameTop + name.lines.length * name.size * 1.2 + 12;
  const drawnName = name.lines.map((line, index) =>
    text(line, x - 3, nameTop + name.size * (1 + index * 1.2), name.size),
  );
  const drawnBio = bio.map((line, index) => text(line, x, bioTop + 34 + index * 44, 32, '#ffffff', 'opacity=".88"'));
  return {
    svg: `${disc(MARGIN + size / 2, y + size / 2, size / 2 + 6, '#ffffff')}${face ? initial(face, MARGIN, y, size) : ''}${chip(label, x, top)}${drawnName.join('')}${drawnBio.join('')}`,
    faceAt: { x: MARGIN, y, size },
  };
}

/** A face without a picture, as the site shows it. */
function initial(
  { color, initial: letter }: NonNullable<CardContent['face']>,
  x: number,
  y: number,
  size: number,
): string {
  const fill = /^#[0-9a-f]{6}$/i.test(color) ? color : ACCENT;
  const letterSize = size * 0.48;
  return `${disc(x + size / 2, y + size / 2, size / 2, fill)}${text(letter, x + (size - widthOf(letter, letterSize)) / 2, y + size / 2 + letterSize * 0.36, letterSize)}`;
}

function chip(label: string, x: number, y: number, fill = ACCENT): string {
  return `${rect(x, y, widthOf(label, 26) + 44, 48, fill, 'rx="24"')}${text(label, x + 22, y + 34, 26)}`;
}
