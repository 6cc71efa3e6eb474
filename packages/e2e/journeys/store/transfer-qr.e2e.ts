import { expect, type Page, test } from '@playwright/test';
import { ensureBrowser } from '@xana/local-site/ensure-browser';
import { FULL } from '../../site/full.ts';
import { collectProblems, walletControl } from '../../site/page-actions.ts';
import { answerAfterLogin, enterIdentity, newEmail, openSocialWindow } from '../../site/social-login.ts';

// Chromium has a fake camera, but no Barcode Detection API on Linux: a stand-in of it reads what the journey puts in place of a code.
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
test.use({
  launchOptions: { executablePath: ensureBrowser(), args: [...sandbox, '--use-fake-device-for-media-stream'] },
});

const FRIEND = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

async function openTransfer(page: Page, { hasDetector = true } = {}) {
  await page.addInitScript((isThere) => {
    const stage = { code: '', detections: 0 };
    class BarcodeDetector {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => {
        stage.detections += 1;
        return stage.code ? [{ rawValue: stage.code }] : [];
      };
    }
    Object.assign(window, { qrStage: stage });
    Reflect.deleteProperty(window, 'BarcodeDetector');
    if (isThere) Object.assign(window, { BarcodeDetector });
  }, hasDetector);
  await page.goto('/?login');
  const popup = await openSocialWindow(page, 'Google');
  await enterIdentity(popup, { email: newEmail('scanner'), name: 'Sora Scanner' });
  await expect(walletControl(page)).toBeVisible();
  await answerAfterLogin(page);
  await page.getByRole('button', { name: /XETA, send$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Send XETA' })).toBeVisible();
}

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

test('[TX-02] reads the recipient from a QR code, and stops the camera when the dialog is closed', async ({
  page,
  context,
}) => {
  const problems = collectProblems(page);
  await context.grantPermissions(['camera']);
  await openTransfer(page);
  await page.clock.install();
  await scanButton(page).click();
  const picture = scanDialog(page).getByLabel('Picture of the camera');
  await expect.poll(() => picture.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);
  await show(page, 'https://xana.test/');
  await expect(scanDialog(page)).toContainText('This code contains no address on XANAChain.');
  await show(page, `ethereum:${FRIEND}@8888`);
  await expect(scanDialog(page)).toHaveCount(0);
  await expect(recipient(page)).toHaveValue(FRIEND);
  await test.step('stops the camera when the dialog is closed', async () => {
    await show(page, '');
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

test('[TX-02] explains a refused camera, and offers no scan without the API', FULL, async ({ page, browser }) => {
  await openTransfer(page);
  await scanButton(page).click();
  await expect(scanDialog(page)).toContainText('The camera is blocked for this site.');
  const other = await browser.newPage();
  await openTransfer(other, { hasDetector: false });
  await expect(recipient(other)).toBeVisible();
  await expect(scanButton(other)).toHaveCount(0);
  await other.close();
});
