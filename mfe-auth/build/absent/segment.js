/** Stands in for the telemetry client, which `disableAnalytics` never starts. */
export class AnalyticsBrowser {
  load() {
    return Promise.resolve();
  }
  identify() {}
  track() {}
}
