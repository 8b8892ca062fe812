import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { VERSION } from '../../features/account/portability/write-json.ts';
import { PATIENT_DATA } from '../../patient-data.ts';
import { fieldTables } from './format-document.ts';

const FILE = fileURLToPath(new URL('../../../../docs/export-format.md', import.meta.url));
const MARK = '<!-- From here on made by `UPDATE_DOCS=1 npx vitest run format-document`. -->\n';

test('the document of the format says what the registry says', () => {
  const [prose] = readFileSync(FILE, 'utf8').split(MARK);
  const wanted = `${prose}${MARK}\n${fieldTables(PATIENT_DATA)}\n`;
  if (process.env.UPDATE_DOCS) writeFileSync(FILE, wanted);
  expect(readFileSync(FILE, 'utf8')).toBe(wanted);
  expect(prose).toContain(`version ${VERSION}`);
  expect(wanted).toContain('| `name` | Nome | text; up to 200 characters |');
});
