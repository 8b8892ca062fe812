import { expect, test } from 'vitest';
import { changedFields } from '../../../ui/form/changed-fields.ts';
import { patchOf } from './changes.ts';

const before = { name: 'Ana', phone: null as string | null, height: 165 as number | null, tags: ['Látex'] };

test.each([
  [{}, []],
  [{ name: 'Ana Souza' }, ['name']],
  [{ phone: '' }, []],
  [{ height: null }, ['height']],
  [{ height: Number.NaN }, ['height']],
  [{ tags: ['Látex'] }, []],
  [{ tags: ['Látex', 'Dipirona'] }, ['tags']],
  [{ tags: [] }, ['tags']],
])('%j changes %j', (change, names) => {
  expect(changedFields({ ...before, ...change }, before)).toEqual(names);
});

test('only what changed is sent, and an emptied field as null', () => {
  expect(patchOf(['name', 'phone'], { name: 'Ana', phone: undefined, height: 165 })).toEqual({
    name: 'Ana',
    phone: null,
  });
});
