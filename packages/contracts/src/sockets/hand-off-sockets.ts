/**
 * What the app API says to an app that waits to be let in, namespace `/hand-off`. The app connects with `builderLoginHash`
 * and `deviceId` in `auth`, both of its own making.
 */
export interface HandOffServerEvents {
  /** Shown on the app's screen; the page shows the same two digits. */
  handOffNumber(told: { number: string }): void;
  /** A member has let the app in; the code is for `exchangeHandOff`, once. A later one takes its place. */
  builderInfo(told: { code: string; type: string | null; expiresAt: string }): void;
}
