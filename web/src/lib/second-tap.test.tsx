import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SHIELDED_MS, shieldSecondTap } from './second-tap.ts';

let takeAway: () => void;
let shown: HTMLElement;

/** Puts this in the place of all else, under the shield. */
function show(tag: string, words: string, onClick: () => void = () => undefined): HTMLElement {
  const next = document.createElement(tag);
  next.textContent = words;
  next.addEventListener('click', onClick);
  if (shown) shown.replaceWith(next);
  else document.body.append(next);
  return (shown = next);
}

const shield = () => document.querySelector<HTMLElement>('[data-react-aria-top-layer]');

/** A tap that hits what is on top, as a finger does. */
function tap(): Element {
  const target = shield() ?? shown;
  for (const type of ['pointerdown', 'pointerup']) {
    target.dispatchEvent(
      new PointerEvent(type, { bubbles: true, isPrimary: true, clientX: 100, clientY: 200 }),
    );
  }
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 100, clientY: 200 }));
  return target;
}

beforeEach(() => {
  vi.useFakeTimers();
  document.elementsFromPoint = () => [...(shield() ? [shield()!] : []), shown, document.body];
  shown = document.createElement('p');
  document.body.append(shown);
  takeAway = shieldSecondTap();
});
afterEach(() => {
  takeAway();
  shown.remove();
  Reflect.deleteProperty(document, 'elementsFromPoint');
  vi.useRealTimers();
});

test('a control that has come into the place of the pressed one takes no press for half a second', async () => {
  const answerNo = vi.fn<() => void>();
  const heard = vi.fn<() => void>();
  document.addEventListener('pointerdown', heard, true);
  show('button', 'Registrar');
  tap();
  expect(heard).toHaveBeenCalledOnce();
  // An answer of the server.
  await vi.advanceTimersByTimeAsync(2000);
  expect(shield()).toBeNull();
  show('button', 'Não', answerNo);
  await vi.advanceTimersByTimeAsync(100);

  expect(tap()).toBe(shield());
  expect(shield()!.style.left).toBe('100px');
  expect(answerNo).not.toHaveBeenCalled();
  expect(heard).toHaveBeenCalledOnce();
  document.removeEventListener('pointerdown', heard, true);

  await vi.advanceTimersByTimeAsync(SHIELDED_MS);
  expect(shield()).toBeNull();
  tap();
  expect(answerNo).toHaveBeenCalledOnce();
});

test('other words of the same button are another button, another figure is not', async () => {
  const button = show('button', 'Excluir');
  tap();
  button.textContent = 'Confirmar exclusão';
  await vi.advanceTimersByTimeAsync(50);
  expect(shield()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(SHIELDED_MS + 300);

  button.textContent = '+ 200 ml, 400 ml hoje';
  await vi.advanceTimersByTimeAsync(SHIELDED_MS + 300);
  tap();
  button.textContent = '+ 200 ml, 1.600 ml hoje';
  await vi.advanceTimersByTimeAsync(50);
  expect(shield()).toBeNull();
});

test('what shows nothing to press needs no shield, and a finger that scrolls has pressed nothing', async () => {
  show('button', 'Registrar');
  tap();
  show('p', 'Aplicação registrada');
  await vi.advanceTimersByTimeAsync(50);
  expect(shield()).toBeNull();

  show('button', 'Concluir');
  await vi.advanceTimersByTimeAsync(SHIELDED_MS + 300);
  tap();
  shown.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
  show('button', 'Excluir');
  await vi.advanceTimersByTimeAsync(50);
  expect(shield()).toBeNull();
});

test('a press that began before the shield came is not cut off', async () => {
  const heard = vi.fn<() => void>();
  const held = show('button', 'Registrar');
  held.dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, isPrimary: true, clientX: 100, clientY: 200 }),
  );
  show('button', 'Não');
  await vi.advanceTimersByTimeAsync(50);
  document.addEventListener('pointerup', heard);
  shield()!.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  document.removeEventListener('pointerup', heard);
  expect(heard).toHaveBeenCalledOnce();
});
