import { expect, test } from 'vitest';
import { showCurrent } from './NavGroups.tsx';

/** A menu 500 px high with the current screen at this place. */
function menuWith(offsetTop: number): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = '<a aria-current="page">Medições</a>';
  Object.defineProperty(box, 'clientHeight', { value: 500 });
  const current = box.querySelector('a')!;
  Object.defineProperties(current, { offsetTop: { value: offsetTop }, offsetHeight: { value: 36 } });
  return box;
}

test.each([
  [10, 0],
  [464, 0],
  [465, 215],
  [900, 650],
])('with the current screen at %i px the menu is scrolled by %i', (place, scrolled) => {
  const box = menuWith(place);
  showCurrent(box);
  expect(box.scrollTop).toBe(scrolled);
});
