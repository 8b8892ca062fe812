import { readApplication } from '@leveza/contract/applications/applications.ts';
import { zoneLabel, ZONES } from '@leveza/domain/rotation/zones.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anApplication, anOverview, aZone, daysFromNow } from '../../../testing/applications.ts';
import { aPen } from '../../../testing/pens.ts';
import { answer } from '../../../testing/server.ts';
import { openApplications, serve } from '../testing/open-applications.tsx';

const PEN = aPen();

/** A dose of today in the belly, where an earlier one may be; the thigh took the dose of last week. */
function edit(usedBeforeAt: string | null) {
  const dose = anApplication({
    penId: PEN.id,
    datetime: daysFromNow(0),
    applicationSite: 'abdomen',
    zone: 'abdomen-left-upper',
  });
  const zones = ZONES.map((zone) => {
    if (zone === dose.zone) {
      return aZone(zone, { level: 'recent', dosesAgo: 0, lastUsedAt: dose.datetime, usedBeforeAt });
    }
    if (zone !== 'thigh-left-upper') return aZone(zone);
    return aZone(zone, { level: 'resting', dosesAgo: 1, lastUsedAt: daysFromNow(-7) });
  });
  answer(readApplication, () => ({ data: dose }));
  serve({ overview: anOverview({ zones, lastApplication: dose }), pens: [PEN], applications: [dose] });
  openApplications(`?open=edit&item=${dose.id}`);
}

const ownSite = () => screen.findByRole('radio', { name: zoneLabel('abdomen-left-upper') });

test.each([
  ['used by no other dose', null, 'Livre. Nunca usada.'],
  ['used two doses before it', daysFromNow(-14), 'Usada na penúltima. Último uso: '],
  ['used long before', daysFromNow(-70), 'Livre. Último uso: '],
])('the dose that is edited does not count against its own site: %s', async (_, usedBeforeAt, words) => {
  edit(usedBeforeAt);
  expect(await ownSite()).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(screen.queryByText('Usada na última dose')).toBeNull();
});
