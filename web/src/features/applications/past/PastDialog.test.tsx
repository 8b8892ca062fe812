import { listApplications } from '@leveza/contract/applications/applications.ts';
import { recordPastApplications } from '@leveza/contract/applications/past.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { readGlp1Catalog } from '@leveza/contract/pens/glp1-catalog.ts';
import { listPens } from '@leveza/contract/pens/pens.ts';
import { Problem, PROBLEMS } from '@leveza/contract/problem.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { anApplication, anOverview } from '../../../testing/applications.ts';
import { inDays } from '../../../testing/boxes.ts';
import { ANA } from '../../../testing/patient.ts';
import { OZEMPIC } from '../../../testing/pens.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { PastDialog } from './PastDialog.tsx';

test('refused since another device recorded one of the doses, the dates stay in the form', async () => {
  let total = 1;
  const dose = anApplication({ datetime: `${inDays(-2)}T12:00:00Z` });
  answer(readMe, () => ({ data: ANA }));
  answer(readGlp1Catalog, () => ({ data: [OZEMPIC], counterfeitLots: [], version: '1' }));
  answer(listPens, ({ query }) => ({ data: [], pagination: paginationOf(query, 0) }));
  answer(listApplications, ({ query }) => {
    // The oldest dose, on a page that there was not before: it does not come.
    if (query.page > 1) return new Promise<never>(() => undefined);
    return query.limit === 1
      ? { data: [dose], pagination: paginationOf(query, total) }
      : { data: [], pagination: paginationOf(query, 0) };
  });
  const sent = vi.fn<() => Problem>(() => {
    total = 2;
    return new Problem('already-recorded');
  });
  answer(recordPastApplications, sent);
  const { user } = renderInApp(
    <Suspense>
      <PastDialog
        overview={anOverview({ lastApplication: anApplication({ catalogId: OZEMPIC.id }) })}
        onClose={vi.fn<() => void>()}
      />
    </Suspense>,
  );
  fireEvent.change(await screen.findByLabelText(/^Dose \(passo 1\)/), { target: { value: '0,5' } });
  await user.click(screen.getByRole('button', { name: 'Ver as datas' }));
  const record = await screen.findByRole('button', { name: /^Lançar \d/ });
  await user.click(record);
  expect(await screen.findByText(PROBLEMS['already-recorded'].message)).toBeVisible();
  // Reads of the first refusal would be on their way now, and the form with its dates gone.
  await user.click(record);
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(await screen.findByText(PROBLEMS['already-recorded'].message)).toBeVisible();
  expect(record).toBeVisible();
});
