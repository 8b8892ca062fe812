import { expect, it } from 'vitest';
import { unitOfName } from './analyte-names.ts';

it('suggests the unit of a known analyte', () => {
  expect(unitOfName('Colesterol HDL')).toBe('mg/dL');
  expect(unitOfName('Outra coisa')).toBe('');
});
