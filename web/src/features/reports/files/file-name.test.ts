import { expect, test } from 'vitest';
import { SHORT_DOCUMENT } from '../testing/documents.ts';
import { fileName } from './file-name.ts';

const DAYS = { from: '2026-10-18', to: '2026-11-16' };

test('a file tells who and when only where the patient wants it', () => {
  expect(fileName(SHORT_DOCUMENT, DAYS, false, 'pdf')).toBe('relatorio-medico.pdf');
  expect(fileName(SHORT_DOCUMENT, DAYS, true, 'pdf')).toBe(
    'relatorio-medico-ana-lucia-2026-10-18-a-2026-11-16.pdf',
  );
});

test('a name without letters of the file system is left out', () => {
  expect(fileName({ ...SHORT_DOCUMENT, patient: '🎉/..' }, DAYS, true, 'csv')).toBe(
    'relatorio-medico-2026-10-18-a-2026-11-16.csv',
  );
});
