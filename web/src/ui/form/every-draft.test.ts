import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('../../', import.meta.url));

/** Forms whose values must not, or cannot, stay in the tab. */
const WITHOUT_DRAFT: Record<string, string> = {
  'features/shares/ShareDialog.tsx': 'it holds the code a doctor is asked for',
  'features/photos/NewPhotoPage.tsx': 'its picture cannot be kept as text, and its day is today',
  'ui/form/use-record.ts': 'the recipe itself',
};

test('every form that records something keeps what was typed', () => {
  const forms = globSync('{features,ui,app}/**/*.{ts,tsx}', { cwd: SOURCES })
    .filter((file) => !/\.test\.|ui-page/.test(file))
    .map((file) => ({ file, source: readFileSync(`${SOURCES}${file}`, 'utf8') }))
    .filter(({ source }) => /\buseRecord[(<]/.test(source));
  expect(forms.length).toBeGreaterThan(30);
  const lost = forms
    .filter(({ file, source }) => !(file in WITHOUT_DRAFT) && !/\bdraft\b|\brestored\b/.test(source))
    .map(({ file }) => file);
  expect(lost).toEqual([]);
});

test('a moment written beside a button of one tap is kept too', () => {
  const dialogs = globSync('features/**/*.tsx', { cwd: SOURCES })
    .map((file) => ({ file, source: readFileSync(`${SOURCES}${file}`, 'utf8') }))
    .filter(({ source }) => source.includes('useWrittenMoment('));
  expect(dialogs.map(({ file }) => file)).toEqual(['features/pens/open/OpenPenDialog.tsx']);
  for (const { source } of dialogs) expect(source).toContain('onDiscard={drop}');
});
