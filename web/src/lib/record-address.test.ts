import { expect, test } from 'vitest';
import { readRecordSearch } from './record-address.ts';

const AT = '2026-11-11T11:00:00.000Z';

test.each([
  [{ record: 'weight' }, { record: 'weight' }],
  [
    { record: 'dose', recordAt: AT },
    { record: 'dose', recordAt: AT },
  ],
  [
    { record: 'skip', recordAt: AT },
    { record: 'skip', recordAt: AT },
  ],
  // Without a planned moment there is nothing to skip.
  [{ record: 'skip' }, {}],
  [{ record: 'skip', recordAt: 'quarta' }, {}],
  [{ record: 'steps', recordAt: AT }, {}],
])('the address %j opens %j', (search, read) => {
  expect(readRecordSearch(search)).toEqual(read);
});
