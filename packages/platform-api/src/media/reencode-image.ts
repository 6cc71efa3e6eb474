import sharp from 'sharp';

/** Formats by which a picture may come. What the file is named, or says that it is, counts for nothing. */
const FORMATS = new Set(['jpeg', 'png', 'webp']);
const MAX_PIXELS = 25_000_000;
/** Of the longer side, in pixels. */
const MAX_SIDE = 1_600;

export interface ReencodedImage {
  picture: Buffer;
  width: number;
  height: number;
}

/**
 * Reads a picture and draws it again as WebP, upright, of at most 1 600 pixels, without anything else that was in the file:
 * no place where it was taken, no second file behind it.
 *
 * @returns null for what is no picture of ours, `too-large` for one of more than 25 megapixels, which is not even unpacked
 */
export async function reencodeImage(file: Buffer): Promise<ReencodedImage | 'too-large' | null> {
  try {
    const { format, width = 0, height = 0, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata();
    if (!FORMATS.has(format ?? '')) return null;
    if (width * height * pages > MAX_PIXELS) return 'too-large';
    const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: 20 })
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer({ resolveWithObject: true });
    return { picture: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}
