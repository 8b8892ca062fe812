import type { Photo } from '@leveza/contract/photos.ts';
import { expect, test } from 'vitest';
import { A_REPORT } from '../../../../testing/reports.ts';
import { documentOf } from '../make-document.ts';

const photo = (id: string, takenOn: string): Photo => ({ id, takenOn, weight: null });
const PAIR = [photo('old', '2026-07-20'), photo('new', '2026-11-10')];

test.each([
  ['progress', PAIR, ['20/07/2026 e 10/11/2026']],
  ['progress', PAIR.slice(0, 1), []],
  ['progress', [], []],
  ['medical', PAIR, []],
  ['comprehensive', PAIR, []],
  ['financial', PAIR, []],
] as const)('a report of type %s with these photos', (type, photos, gists) => {
  const { sections } = documentOf({ ...A_REPORT, type }, { rows: null, isPerKgShown: false, photos });
  expect(sections.filter(({ id }) => id === 'photos').map(({ gist }) => gist?.text)).toEqual(gists);
});
