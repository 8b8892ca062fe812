import { type Zone, ZONES } from '@leveza/domain/rotation/zones.ts';
import { expect, test } from 'vitest';
import { FIGURE, PICTURE_ORDER, placeOf } from './zone-places.ts';

/** A card on a phone of 320 px leaves 248 px for two figures and the gap between them. */
const NARROWEST_FIGURE = (248 - 8) / 2;

test.each<[Zone, 'front' | 'back', 'left' | 'right']>([
  ['abdomen-right-upper', 'front', 'left'],
  ['abdomen-left-upper', 'front', 'right'],
  ['thigh-right-lower', 'front', 'left'],
  ['arm-left-upper', 'back', 'left'],
  ['arm-right-upper', 'back', 'right'],
])('%s is seen from the %s on the %s', (zone, view, side) => {
  const place = placeOf(zone);
  expect(place.view).toBe(view);
  expect(place.middle.x < FIGURE.width / 2 ? 'left' : 'right').toBe(side);
});

test('every zone stands once in the order of the picture', () => {
  expect(PICTURE_ORDER.toSorted()).toEqual(ZONES.toSorted());
});

test('a finger finds 44 px for each zone on the smallest phone, and never two zones at once', () => {
  const scale = NARROWEST_FIGURE / FIGURE.width;
  const places = ZONES.map(placeOf);
  for (const { press } of places) {
    expect(press.width * scale).toBeGreaterThanOrEqual(44);
    expect(press.height * scale).toBeGreaterThanOrEqual(44);
  }
  const overlapping = places.flatMap((a, index) =>
    places
      .slice(index + 1)
      .filter(
        (b) =>
          a.view === b.view &&
          a.press.left < b.press.left + b.press.width &&
          b.press.left < a.press.left + a.press.width &&
          a.press.top < b.press.top + b.press.height &&
          b.press.top < a.press.top + a.press.height,
      ),
  );
  expect(overlapping).toEqual([]);
});
