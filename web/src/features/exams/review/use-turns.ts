import { useState } from 'react';
import type { Place } from '../upload/file-reading.ts';

/** Quarters by which the patient turned each page, clockwise: numbers of a sideways photo cannot be read. */
export function useTurns() {
  const [turns, setTurns] = useState<Readonly<Record<string, number>>>({});
  return {
    turnOf: (page: string) => turns[page] ?? 0,
    turn: (page: string) => setTurns((now) => ({ ...now, [page]: ((now[page] ?? 0) + 1) % 4 })),
  };
}

/** Where a place of the upright page lies once the page was turned. */
export function turnedPlace(place: Place, turn: number): Place {
  if (turn === 0) return place;
  const { x, y, width, height } = place;
  const next = { ...place, x: 1 - y - height, y: x, width: height, height: width };
  return turnedPlace(next, turn - 1);
}
