import { expect, test } from 'vitest';
import { drawsOf } from './draws.ts';
import type { Containers } from './presentation.ts';

const MOUNJARO: Containers = { presentation: 'single-dose-pen', units: 4, unitMg: 2.5 };
const VIALS: Containers = { presentation: 'vial', units: 4, unitMg: 5 };
const WEGOVY: Containers = { presentation: 'multi-dose-pen', units: 1, unitMg: 9.6, fixedDoses: 4 };

test.each<[string, Containers, number, { openMg: number; sealedUnits: number }, number[]]>([
  ['one pen', MOUNJARO, 2.5, { openMg: 0, sealedUnits: 4 }, [2.5]],
  ['two pens', MOUNJARO, 5, { openMg: 0, sealedUnits: 4 }, [2.5, 2.5]],
  ['two pens and part of a third', MOUNJARO, 6, { openMg: 0, sealedUnits: 4 }, [2.5, 2.5, 1]],
  ['a vial', VIALS, 5, { openMg: 2, sealedUnits: 2 }, [5]],
  ['the rest of a vial and part of the next', VIALS, 6, { openMg: 2, sealedUnits: 2 }, [2, 4]],
  ['three injections of one pen are one draw', WEGOVY, 7.2, { openMg: 0, sealedUnits: 1 }, [7.2]],
  [
    'more than the last pen holds is refused by its ledger',
    WEGOVY,
    7.2,
    { openMg: 2.4, sealedUnits: 0 },
    [7.2],
  ],
])('%s', (_, containers, doseMg, held, draws) => {
  expect(drawsOf(doseMg, containers, held)).toEqual(draws);
});
