/** The Barcode Detection API, which TypeScript does not know: https://wicg.github.io/shape-detection-api/#barcode-detection-api */
interface BarcodeDetector {
  detect(image: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface BarcodeDetectorConstructor {
  new (options: { formats: string[] }): BarcodeDetector;
  getSupportedFormats(): Promise<string[]>;
}

const FORMAT = 'qr_code';

const constructorOf = () => (window as { BarcodeDetector?: BarcodeDetectorConstructor }).BarcodeDetector;

/** Whether this browser reads QR codes and this device has a camera. */
export async function canScan(): Promise<boolean> {
  const Detector = constructorOf();
  if (!Detector || !navigator.mediaDevices?.getUserMedia) return false;
  try {
    const [formats, devices] = await Promise.all([
      Detector.getSupportedFormats(),
      navigator.mediaDevices.enumerateDevices(),
    ]);
    return formats.includes(FORMAT) && devices.some(({ kind }) => kind === 'videoinput');
  } catch {
    return false;
  }
}

export function createDetector(): (video: HTMLVideoElement) => Promise<string[]> {
  const Detector = constructorOf();
  if (!Detector) return async () => [];
  const detector = new Detector({ formats: [FORMAT] });
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
}
