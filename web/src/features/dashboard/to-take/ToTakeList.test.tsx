import { readToday, type ToTake } from '@leveza/contract/dashboard.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { deleteUse, registerUse, type Use } from '@leveza/contract/usage.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { ANA } from '../../../testing/patient.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { aDay } from '../testing/a-dashboard.ts';
import { useDay } from '../use-day.ts';
import { ToTakeList } from './ToTakeList.tsx';

function List() {
  const { data } = useDay();
  return data ? <ToTakeList today={data.data} /> : null;
}

async function open(toTake = [GLIFAGE]) {
  answer(readMe, () => ({ data: ANA }));
  answer(readToday, () => ({ data: aDay({ toTake }) }));
  renderInApp(
    <Suspense>
      <List />
    </Suspense>,
  );
  await screen.findByRole('region', { name: 'Para tomar hoje' });
}

const part = (name: string) => screen.getByRole('region', { name });
const rowOf = (name: RegExp) => within(part('Para tomar hoje')).getByRole('button', { name });

const aUse = (changes: Partial<Use>): Use => ({
  id: '6f1c1a52-0c1d-4a44-9a7e-00000000000c',
  inventoryId: GLIFAGE.inventoryId,
  name: GLIFAGE.name,
  brand: null,
  dosage: null,
  mainCategory: 'MEDICATIONS',
  subCategory: null,
  quantityUsed: 1,
  unitType: 'tablets',
  timeOfDay: 'evening',
  notes: null,
  usedAt: new Date().toISOString(),
  ...changes,
});

const GLIFAGE: ToTake = {
  id: 'glifage 1',
  name: 'Glifage XR 500 mg',
  dosage: '1 comprimido · Com o jantar',
  inventoryId: '6f1c1a52-0c1d-4a44-9a7e-00000000000a',
  quantity: 1,
  opensBox: false,
  number: 1,
  of: 1,
  takenAt: null,
  useId: null,
};

test('one tap takes what is due today, another takes it back', async () => {
  const use = { id: '6f1c1a52-0c1d-4a44-9a7e-00000000000b', at: new Date().toISOString() };
  let isTaken = false;
  await open();
  answer(readToday, () => ({
    data: aDay({ toTake: [isTaken ? { ...GLIFAGE, takenAt: use.at, useId: use.id } : GLIFAGE] }),
  }));
  answer(registerUse, ({ body }) => {
    expect(body).toMatchObject({
      inventoryId: GLIFAGE.inventoryId,
      quantityUsed: 1,
      doseOfDay: { number: 1, of: 1 },
    });
    isTaken = true;
    return { data: aUse({ id: use.id, inventoryId: GLIFAGE.inventoryId }), remaining: 9 };
  });
  answer(deleteUse, ({ params }) => {
    expect(params).toEqual({ id: use.id });
    isTaken = false;
    return { data: { inventoryId: GLIFAGE.inventoryId, remaining: 10 } };
  });
  const row = await within(part('Para tomar hoje')).findByRole('button', { name: /^Glifage XR 500 mg/ });
  expect(row).toHaveAttribute('aria-pressed', 'false');
  fireEvent.click(row);
  await waitFor(() => expect(row).toHaveTextContent(/Tomado às \d{2}:\d{2}/));
  expect(row).toHaveAttribute('aria-pressed', 'true');
  expect(part('Para tomar hoje')).toHaveTextContent('Tudo tomado');
  fireEvent.click(row);
  await waitFor(() => expect(row).toHaveAttribute('aria-pressed', 'false'));
  expect(row).toHaveTextContent('1 comprimido · Com o jantar');
});

test('a tap sent again that counts for the day before says so', async () => {
  await open();
  const usedAt = new Date(Date.now() - DAY_MS).toISOString();
  answer(registerUse, () => ({ data: aUse({ usedAt }), remaining: 9 }));
  fireEvent.click(await within(part('Para tomar hoje')).findByRole('button', { name: /^Glifage/ }));
  expect(await screen.findByText(/^Vale para ontem às \d{2}:\d{2}\.$/)).toBeVisible();
});

test('a dose undone from the message is open again', async () => {
  const useId = '6f1c1a52-0c1d-4a44-9a7e-00000000000b';
  let isTaken = false;
  await open();
  answer(readToday, () => ({
    data: aDay({ toTake: [isTaken ? { ...GLIFAGE, takenAt: new Date().toISOString(), useId } : GLIFAGE] }),
  }));
  answer(registerUse, () => {
    isTaken = true;
    return { data: aUse({ id: useId }), remaining: 9 };
  });
  answer(deleteUse, () => {
    isTaken = false;
    return { data: { inventoryId: GLIFAGE.inventoryId, remaining: 10 } };
  });
  const row = await within(part('Para tomar hoje')).findByRole('button', { name: /^Glifage/ });
  fireEvent.click(row);
  await waitFor(() => expect(row).toHaveTextContent(/Tomado às/));
  fireEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(row).toHaveTextContent('1 comprimido · Com o jantar'));
  expect(row).toHaveAttribute('aria-pressed', 'false');
});

test('a confirmed dose that is refused is told and stays open', async () => {
  await open();
  let asked = 0;
  answer(registerUse, () => {
    asked += 1;
    return new Problem(asked === 1 ? 'known-allergy' : 'offline');
  });
  const row = await within(part('Para tomar hoje')).findByRole('button', { name: /^Glifage/ });
  fireEvent.click(row);
  fireEvent.click(await screen.findByRole('button', { name: 'Registrar mesmo assim' }));
  expect(await screen.findByText(/^Erro ao registrar uso: /)).toBeVisible();
  await waitFor(() => expect(row).toHaveAttribute('aria-pressed', 'false'));
});

test('an allergy is asked about before the dose is recorded', async () => {
  await open();
  const sent: unknown[] = [];
  answer(registerUse, ({ body }) => {
    sent.push((body as { confirmAllergy?: boolean }).confirmAllergy);
    if (sent.length === 1) return new Problem('known-allergy');
    return { data: aUse({ inventoryId: GLIFAGE.inventoryId }), remaining: 9 };
  });
  fireEvent.click(await within(part('Para tomar hoje')).findByRole('button', { name: /^Glifage/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Registrar mesmo assim' }));
  await waitFor(() => expect(sent).toEqual([false, true]));
});

test('while one dose is under way, the others of its box wait and those of other boxes do not', async () => {
  const inventoryId = '6f1c1a52-0c1d-4a44-9a7e-00000000000d';
  const other = { ...GLIFAGE, id: 'losartana 1', name: 'Losartana', inventoryId };
  const second = { ...GLIFAGE, id: 'glifage 2', dosage: '2ª de 2', number: 2, of: 2 };
  await open([{ ...GLIFAGE, dosage: '1ª de 2', of: 2 }, second, other]);
  const sent: unknown[] = [];
  const recorded = Promise.withResolvers<void>();
  answer(registerUse, async ({ body }) => {
    sent.push(body);
    await recorded.promise;
    return { data: aUse({}), remaining: 9 };
  });
  fireEvent.click(rowOf(/2ª de 2/));
  await waitFor(() => expect(rowOf(/1ª de 2/)).toBeDisabled());
  expect(rowOf(/2ª de 2/)).toBeEnabled();
  // A tick that is not saved does not look so.
  expect(rowOf(/2ª de 2/)).toHaveTextContent('Registrando… 2ª de 2');
  expect(rowOf(/^Losartana/)).toBeEnabled();
  fireEvent.click(rowOf(/1ª de 2/));
  recorded.resolve();
  await waitFor(() => expect(rowOf(/1ª de 2/)).toBeEnabled());
  expect(rowOf(/2ª de 2/)).not.toHaveTextContent('Registrando…');
  expect(sent).toHaveLength(1);
});
