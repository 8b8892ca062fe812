/** The second tap of a double tap has come by then, and it takes longer to read a new question and answer it. */
export const SHIELDED_MS = 500;
/** A dialog that closes or opens stands in its place after this time: it moves for 150 ms. */
const SETTLING_MS = 300;
/** An answer of the server is waited for this long. */
const WATCHED_MS = 10_000;

const CONTROLS =
  'button, a, label, input, select, textarea, summary, [role=option], [role=menuitem], [role=radio], [role=tab]';
/** The cover behind a dialog: a press on it closes the dialog. */
const CLOSABLE = '[data-rac]';

interface Place {
  x: number;
  y: number;
  beneath: Element | null;
  words: string;
  watchedUntil: number;
}

/**
 * Keeps the second tap of a double tap from what has come into the place of the first: a control with other words or
 * another control there takes no press for half a second. Buttons that stay what they are, such as those of a stepper,
 * can be pressed as fast as one likes, and the keyboard is free.
 */
export function shieldSecondTap(): () => void {
  // Absent in tests of components.
  if (!('elementsFromPoint' in document)) return () => undefined;

  const shield = document.createElement('div');
  shield.className = 'fixed z-[2147483647] size-14 -translate-1/2';
  shield.ariaHidden = 'true';
  // React Aria makes everything beside an open dialog inert, except what bears this mark.
  shield.dataset.reactAriaTopLayer = 'true';

  let place: Place | undefined;
  let lookedUntil = 0;
  let looking = 0;
  let lowering: ReturnType<typeof setTimeout> | undefined;

  const beneath = ({ x, y }: { x: number; y: number }) => {
    const top = document.elementsFromPoint(x, y).find((element) => element !== shield);
    return top?.closest(CONTROLS) ?? top?.closest(CLOSABLE) ?? null;
  };

  const look = () => {
    looking = 0;
    if (!place) return;
    const now = performance.now();
    const found = beneath(place);
    const words = wordsOf(found);
    if (found !== place.beneath || words !== place.words) {
      Object.assign(place, { beneath: found, words });
      if (found) raise(place);
    }
    if (now < lookedUntil) looking = requestAnimationFrame(look);
  };

  const raise = ({ x, y }: Place) => {
    shield.style.left = `${x}px`;
    shield.style.top = `${y}px`;
    document.body.append(shield);
    clearTimeout(lowering);
    lowering = setTimeout(() => shield.remove(), SHIELDED_MS);
  };

  const changes = new MutationObserver(() => {
    const now = performance.now();
    if (!place || now > place.watchedUntil) return stopWatching();
    lookedUntil = now + SETTLING_MS;
    looking ||= requestAnimationFrame(look);
  });
  const stopWatching = () => {
    place = undefined;
    changes.disconnect();
  };

  let isOnShield = false;
  const onPress = (event: PointerEvent) => {
    isOnShield = event.target === shield;
    if (isOnShield || !event.isPrimary) return;
    const spot = { x: event.clientX, y: event.clientY };
    const pressed = beneath(spot);
    place = {
      ...spot,
      beneath: pressed,
      words: wordsOf(pressed),
      watchedUntil: performance.now() + WATCHED_MS,
    };
    changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  };
  // A press on the shield is heard by no other listener: a dialog would take it for one outside of it, and close. One that
  // began before the shield came ends as it would without it.
  const swallow = (event: Event) => {
    if (!isOnShield || event.target !== shield) return;
    event.stopImmediatePropagation();
    // The focus stays where it is; a finger can still scroll.
    if (event.type === 'mousedown') event.preventDefault();
  };

  window.addEventListener('pointerdown', onPress, { capture: true });
  // A scroll is no press.
  window.addEventListener('pointercancel', stopWatching, { capture: true });
  for (const type of SWALLOWED) window.addEventListener(type, swallow, { capture: true });
  return () => {
    window.removeEventListener('pointerdown', onPress, { capture: true });
    window.removeEventListener('pointercancel', stopWatching, { capture: true });
    for (const type of SWALLOWED) window.removeEventListener(type, swallow, { capture: true });
    stopWatching();
    cancelAnimationFrame(looking);
    clearTimeout(lowering);
    shield.remove();
  };
}

const SWALLOWED = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'];

/** The words of a control without its figures, which may count the presses. */
function wordsOf(element: Element | null): string {
  if (!element?.matches(CONTROLS)) return '';
  return `${element.ariaLabel ?? ''} ${element.textContent}`.replaceAll(/[\d.,:]+/g, '');
}
