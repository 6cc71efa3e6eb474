/**
 * What the app API says to an app that waits to be let in, namespace `/hand-off`. The app connects with `builderLoginHash`
 * and `deviceId` in `auth`, both of its own making.
 */
export interface HandOffServerEvents {
  /** Shown on the app's screen; the page shows the same two digits. */
  handOffNumber(told: { number: string }): void;
  /** A member has let the app in. */
  builderInfo(told: HandOffInfo): void;
}

export interface HandOffInfo {
  /** For `exchangeHandOff`, once. A later one takes its place. */
  code: string;
  /** What the app had asked to be let in for. */
  type: string | null;
  /** ISO 8601 */
  expiresAt: string;
}
