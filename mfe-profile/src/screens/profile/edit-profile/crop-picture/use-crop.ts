import { useEffect, useRef, useState } from 'react';
import { type Crop, clampCrop, rectangleOf, scaleOf } from './crop-area.ts';

interface Frame {
  width: number;
  height: number;
}

const ZOOM_PER_WHEEL_PIXEL = 0.002;

/** The picture of a file, drawn as it is cropped; dragging moves it and the wheel zooms. */
export function useCrop(file: File, frame: Frame) {
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
    const element = canvas.current;
    if (!picture || !element) return;
    return listenToGestures(element, frame, {
      move: (byX, byY) =>
        setCrop((now) => {
          const scale = scaleOf(picture, frame, now.zoom);
          return clampCrop({ ...now, x: now.x - byX * scale, y: now.y - byY * scale }, picture, frame);
        }),
      zoom: (by) => setCrop((now) => clampCrop({ ...now, zoom: now.zoom * (1 + by) }, picture, frame)),
    });
  }, [picture, frame]);
  const change = (moved: Partial<Crop>) => picture && setCrop((now) => clampCrop({ ...now, ...moved }, picture, frame));
  const exportFile = async (): Promise<File | null> => {
    const blob = await new Promise<Blob | null>((done) => canvas.current?.toBlob(done, 'image/webp', 0.92));
    return blob && new File([blob], 'picture', { type: blob.type });
  };
  return { canvas, picture, crop, hasFailed, change, exportFile };
}

interface Gestures {
  /** In pixels of the frame. */
  move(x: number, y: number): void;
  zoom(by: number): void;
}

/** The wheel listener must not be passive, which React's listeners are. Returns how to stop. */
function listenToGestures(element: HTMLCanvasElement, frame: Frame, { move, zoom }: Gestures): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  element.addEventListener('pointerdown', (event) => element.setPointerCapture(event.pointerId), { signal });
  element.addEventListener(
    'pointermove',
    (event) => {
      if (!element.hasPointerCapture(event.pointerId)) return;
      const ratio = frame.width / element.clientWidth;
      move(event.movementX * ratio, event.movementY * ratio);
    },
    { signal },
  );
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      zoom(-event.deltaY * ZOOM_PER_WHEEL_PIXEL);
    },
    { signal, passive: false },
  );
  return () => listeners.abort();
}
