/** As a ref: a step that comes in place of another takes the focus the other one had. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
