import { act, fireEvent, screen } from '@testing-library/react';
import { renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { ScanButton } from './scan-button.tsx';

const FRIEND = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const stop = jest.fn();
const found = jest.fn();
let code = '';

/** A browser that reads QR codes, with a camera that shows `code`. */
function stubCamera({ problem }: { problem?: string } = {}) {
  class BarcodeDetector {
    static getSupportedFormats = async () => ['qr_code'];
    detect = async () => (code ? [{ rawValue: code }] : []);
  }
  Object.assign(window, { BarcodeDetector });
  const mediaDevices = {
    enumerateDevices: async () => [{ kind: 'videoinput' }],
    async getUserMedia() {
      if (problem) throw new DOMException('', problem);
      return { getTracks: () => [{ stop }] };
    },
  };
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
}
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  HTMLMediaElement.prototype.play = async () => {};
  code = '';
  stop.mockClear();
  found.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'BarcodeDetector');
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

async function open(locale: 'en' | 'ja' = 'en') {
  const shell = await renderInFakeShell(() => <ScanButton onFound={found} />, { remote: 'mfe-store', locale });
  await pass(0);
  return shell;
}
async function scan(locale: 'en' | 'ja' = 'en') {
  const shell = await open(locale);
  fireEvent.click(screen.getByRole('button', { name: /^(Scan|読み取る)$/ }));
  await pass(0);
  return shell;
}

describe('[TX-02] ScanButton', () => {
  it('is absent in a browser that reads no QR codes, and on a device without a camera', async () => {
    await open();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('reads an address, passes it on, and stops the camera', async () => {
    stubCamera();
    await scan();
    code = 'https://xana.test/';
    await pass(300);
    expect(screen.getByText('This code contains no address on XANAChain.')).toBeTruthy();
    code = `ethereum:${FRIEND}@8888`;
    await pass(300);
    expect([found.mock.calls, stop.mock.calls.length > 0]).toEqual([[[FRIEND]], true]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('gives a hint after eight seconds without a code', async () => {
    stubCamera();
    await scan();
    await pass(7_500);
    expect(screen.queryByText(/No code found yet/)).toBeNull();
    await pass(1_000);
    expect(screen.getByText(/No code found yet/)).toBeTruthy();
  });

  it('stops the camera and the search when the dialog is closed', async () => {
    stubCamera();
    const { unmount } = await scan();
    unmount();
    expect(stop).toHaveBeenCalledTimes(1);
    code = FRIEND;
    await pass(1_000);
    expect(found).not.toHaveBeenCalled();
  });

  it.each([
    ['en', 'NotAllowedError', 'The camera is blocked for this site. Allow it in the settings of your browser.'],
    ['en', 'NotReadableError', 'The camera could not be started'],
    ['ja', 'NotAllowedError', 'カメラの使用が許可されていません。ブラウザの設定で許可してください。'],
  ] as const)('explains in the language %s a camera that answers with %s', async (locale, problem, text) => {
    stubCamera({ problem });
    await scan(locale);
    expect(screen.getByText(text)).toBeTruthy();
  });
});
