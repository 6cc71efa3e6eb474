import { useEffect, useRef, useState } from 'react';
import { type Crop, clampCrop, rectangleOf, scaleOf } from './crop-area.ts';
import { listenToGestures } from './crop-gestures.ts';

/** In pixels of the cropped picture. */
export interface Frame {
  width: number;
  height: number;
}

/** The picture of a file, drawn as it is cropped, and moved and zoomed by gestures and keys on `area`. */
export function useCrop(file: File, frame: Frame) {
  const area = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [crop, setCrop] = useState<Crop>({ x: 0, y: 0, zoom: 1 });
  useEffect(() => {
    let isCurrent = true;
    createImageBitmap(file).then(
      (bitmap) => {
        if (!isCurrent) return bitmap.close();
        setPicture(bitmap);
        setCrop({ x: bitmap.width / 2, y: bitmap.height / 2, zoom: 1 });
      },
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!picture || !context) return;
    const { x, y, width, height } = rectangleOf(crop, picture, frame);
    context.clearRect(0, 0, frame.width, frame.height);
    context.drawImage(picture, x, y, width, height, 0, 0, frame.width, frame.height);
  }, [picture, crop, frame]);
  useEffect(() => {
    const element = area.current;
    if (!picture || !element) return;
    return listenToGestures(element, frame.width, {
      move: (byX, byY) =>
        setCrop((now) => {
          const scale = scaleOf(picture, frame, now.zoom);
          return clampCrop({ ...now, x: now.x - byX * scale, y: now.y - byY * scale }, picture, frame);
        }),
      zoom: (factor) => setCrop((now) => clampCrop({ ...now, zoom: now.zoom * factor }, picture, frame)),
    });
  }, [picture, frame]);
  const change = (moved: Partial<Crop>) => picture && setCrop((now) => clampCrop({ ...now, ...moved }, picture, frame));
  const exportFile = async (): Promise<File | null> => {
    const blob = await exportCanvas(canvas.current);
    return blob && new File([blob], 'picture', { type: blob.type });
  };
  return { area, canvas, picture, crop, hasFailed, change, exportFile };
}

/** As WebP, or as JPEG where the browser cannot write WebP: it would write a PNG, which is several times as large. */
async function exportCanvas(canvas: HTMLCanvasElement | null): Promise<Blob | null> {
  if (!canvas) return null;
  const write = (type: string) => new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.92));
  const blob = await write('image/webp');
  return blob && blob.type !== 'image/webp' ? write('image/jpeg') : blob;
}
