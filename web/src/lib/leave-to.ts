/** Leaves Leveza for a page of another service, in the same window, so that its way back leads here. */
export function leaveTo(url: string): void {
  globalThis.location.assign(url);
}
