import sharp from 'sharp';

/** Accepted formats, detected from the content; file name and content type are ignored. */
const FORMATS = new Set(['jpeg', 'png', 'webp']);
const MAX_PIXELS = 25_000_000;
const MAX_SIDE_PX = 1_600;

export interface ReencodedImage {
  picture: Buffer;
  width: number;
  height: number;
  /** The file was animated: only its first frame is kept. */
  isStill: boolean;
}

/**
 * Decodes an image and encodes it again as WebP, upright, with at most 1600 pixels per side. This drops metadata such as
 * the GPS position, and any file appended to the image (polyglot files).
 *
 * @returns null for an unsupported file, `too-large` above 25 megapixels, which is not decoded (decompression bomb)
 */
export async function reencodeImage(file: Buffer): Promise<ReencodedImage | 'too-large' | null> {
  try {
    const { format, width = 0, height = 0, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata();
    if (!FORMATS.has(format ?? '')) return null;
    if (width * height * pages > MAX_PIXELS) return 'too-large';
    const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: 20 })
      .rotate()
      .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer({ resolveWithObject: true });
    return { picture: data, width: info.width, height: info.height, isStill: pages > 1 || isAnimatedPng(file) };
  } catch {
    return null;
  }
}

/** sharp reads an animated PNG as a still one. Its animation control chunk stands before the image data (PNG 3, section 13.8). */
const isAnimatedPng = (file: Buffer): boolean => file.subarray(0, Math.max(0, file.indexOf('IDAT'))).includes('acTL');
