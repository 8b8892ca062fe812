import { paginationOf } from '@leveza/contract/pagination.ts';
import { listPens } from '@leveza/contract/pens/pens.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOverview } from '../../../testing/applications.ts';
import { aPen } from '../../../testing/pens.ts';
import { answer } from '../../../testing/server.ts';
import { openApplications, serve } from '../testing/open-applications.tsx';

const PEN = aPen();

test('the last dose at home is answered, and not asked for again as one without a pen', async () => {
  const suggestion = {
    penId: PEN.id,
    medicationName: PEN.medication.commercialName,
    doseMg: 1,
    expectedDoseMg: 1,
    otherDosesMg: [],
    counterfeitPenId: null,
    zone: 'thigh-left-upper' as const,
  };
  const known = serve({ overview: anOverview({ suggestion }) });
  answer(listPens, ({ query }) => {
    const pens = known.applications.length > 0 ? [] : [PEN];
    return { data: pens, pagination: paginationOf(query, pens.length) };
  });
  const { user, queryClient } = openApplications('?open=new');
  await user.click(await screen.findByRole('button', { name: 'Registrar' }));
  await screen.findByRole('dialog', { name: 'Aplicação registrada' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByRole('dialog', { name: 'Aplicação registrada' })).toHaveTextContent(/Próxima aplicação/);
  expect(known.bodies).toHaveLength(1);
});
