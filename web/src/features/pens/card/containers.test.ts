import { expect, test } from 'vitest';
import { pictureText } from './containers.ts';

const box = { presentation: 'single-dose-pen', units: 4, unitMg: 5 } as const;
const pen = { presentation: 'multi-dose-pen', units: 1, unitMg: 4 } as const;

test.each([
  [{ ...pen, sealedUnits: 1, openMg: 0 }, 'Caneta cheia, lacrada'],
  [{ ...pen, sealedUnits: 0, openMg: 1 }, 'Caneta aberta com 25% do conteúdo'],
  [{ ...pen, sealedUnits: 0, openMg: 0 }, 'Caneta vazia'],
  [{ ...box, sealedUnits: 3, openMg: 0 }, '4 canetas: 3 lacradas, 1 usada'],
  [
    { ...box, presentation: 'vial', sealedUnits: 1, openMg: 2.5 } as const,
    '4 ampolas: 1 aberta com 50% do conteúdo, 1 lacrada, 2 usadas',
  ],
])('%j is drawn as %s', (entry, text) => {
  expect(pictureText(entry)).toBe(text);
});
