import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('../', import.meta.url));

/** Files that ask how one call ended, and draw no read by it. */
const OF_ONE_CALL: Record<string, string> = {
  'features/auth/ForgotPasswordPage.tsx': 'the answer to a change',
  'features/reports/use-report.ts': 'which reads are asked again',
  'features/calendar/appointment/use-glp1.ts': 'an older answer may not remove a danger',
  'features/nutrition/wellbeing/WellbeingWeeks.tsx': 'which reads are asked again',
  'lib/use-asked.ts': 'an older answer may not remove a danger',
};

const OF_THE_LAST_CALL =
  /\bis(Success|Error)\b|\bif \((query|read|pages)\.error\)|\.error && \w+\.length === 0/;

// A read that fails again in the background has an error beside its data: a screen that asks how the last call ended
// goes blank, or says that it failed, over answers it still has.
test('screens draw by the data they have, and by isLoadingError where they have none', () => {
  const asking = globSync('{features,ui,app,lib}/**/*.{ts,tsx}', { cwd: SOURCES })
    .filter((file) => !file.includes('.test.'))
    .filter((file) => OF_THE_LAST_CALL.test(readFileSync(`${SOURCES}${file}`, 'utf8')));
  expect(asking.toSorted()).toEqual(Object.keys(OF_ONE_CALL).toSorted());
});
