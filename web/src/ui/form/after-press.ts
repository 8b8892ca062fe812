// A tap ends with a click, which comes a little after the finger is lifted; a press that is moved away never clicks.
const CLICK_COMES_MS = 350;

let isPressing = false;
let waiting: (() => void)[] = [];
let ending: ReturnType<typeof setTimeout> | undefined;

function begin(): void {
  clearTimeout(ending);
  isPressing = true;
}

function end(): void {
  clearTimeout(ending);
  isPressing = false;
  const due = waiting;
  waiting = [];
  for (const act of due) act();
}

function endWithin(ms: number): void {
  clearTimeout(ending);
  ending = setTimeout(end, ms);
}

const listen = (type: string, act: () => void) => window.addEventListener(type, act, { capture: true });

if (typeof window !== 'undefined') {
  listen('pointerdown', begin);
  listen('pointerup', () => endWithin(CLICK_COMES_MS));
  listen('pointercancel', () => endWithin(0));
  listen('click', () => endWithin(0));
}

/**
 * Does something once the press under way has landed, or at once. A field is left at the beginning of a press: an
 * error that appeared then would push the pressed thing away from under the finger.
 */
export function afterPress(act: () => void): void {
  if (isPressing) waiting.push(act);
  else act();
}
