import { expect, type Page, test } from '@playwright/test';
import { collectProblems } from '../site/page-actions.ts';
import { beSocialMember } from '../site/social-login.ts';

const FRIEND = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** A device with a camera, which the headless shell of Chromium lacks, and the Barcode Detection API, which Linux lacks. */
async function openTransfer(page: Page) {
  await page.addInitScript(() => {
    const stage = { code: '', detections: 0 };
    class BarcodeDetector {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => {
        stage.detections += 1;
        return stage.code ? [{ rawValue: stage.code }] : [];
      };
    }
    Object.assign(window, { qrStage: stage, BarcodeDetector });
    navigator.mediaDevices.enumerateDevices = async () => [{ kind: 'videoinput' } as MediaDeviceInfo];
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      const stream = canvas.captureStream();
      // A new picture is a new frame of the stream.
      setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, Math.random() * canvas.width, canvas.height), 100);
      return stream;
    };
  });
  await beSocialMember(page);
  await page.getByRole('button', { name: /XETA, send$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Send XETA' })).toBeVisible();
}

const isCameraAllowed = () =>
  (document as unknown as { featurePolicy: { allowsFeature(name: string): boolean } }).featurePolicy.allowsFeature(
    'camera',
  );

const show = (page: Page, code: string) =>
  page.evaluate((text) => {
    (window as unknown as { qrStage: { code: string } }).qrStage.code = text;
  }, code);
const scanButton = (page: Page) => page.getByRole('button', { name: 'Scan', exact: true });
const scanDialog = (page: Page) => page.getByRole('dialog', { name: 'Scan a QR code' });
const recipient = (page: Page) => page.getByRole('dialog', { name: 'Send XETA' }).getByLabel('To', { exact: true });
/** Whether a camera of the page is on. */
const countDetections = (page: Page) =>
  page.evaluate(() => (window as unknown as { qrStage: { detections: number } }).qrStage.detections);

test('[TX-02] reads the recipient from a QR code, and stops the camera when the dialog is closed', async ({ page }) => {
  const problems = collectProblems(page);
  await openTransfer(page);
  // What the site allows its own pages (Permissions Policy).
  expect(await page.evaluate(isCameraAllowed)).toBe(true);
  await page.clock.install();
  await scanButton(page).click();
  const picture = scanDialog(page).getByLabel('Camera picture');
  await expect.poll(() => picture.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);
  await show(page, 'https://xana.test/');
  await expect(scanDialog(page)).toContainText('This code contains no address on XANAChain.');
  await show(page, `ethereum:${FRIEND}@8888`);
  await expect(scanDialog(page)).toHaveCount(0);
  await expect(recipient(page)).toHaveValue(FRIEND);
  await test.step('stops the camera when the dialog is closed', async () => {
    await show(page, '');
    await recipient(page).fill('');
    await scanButton(page).click();
    const track = await picture.evaluateHandle(async (video: HTMLVideoElement) => {
      while (!video.srcObject) await new Promise((resolve) => requestAnimationFrame(resolve));
      return (video.srcObject as MediaStream).getTracks()[0];
    });
    await page.keyboard.press('Escape');
    await expect(scanDialog(page)).toHaveCount(0);
    expect(await track.evaluate((each) => each?.readyState)).toBe('ended');
    const count = await countDetections(page);
    await page.clock.runFor(600);
    expect(await countDetections(page)).toBe(count);
  });
  expect(problems).toEqual([]);
});
