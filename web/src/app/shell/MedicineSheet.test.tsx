import { listInventory } from '@leveza/contract/inventory/inventory.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { listDoses, type PlannedDose, takeDose, takeDoseBack } from '@leveza/contract/plans/doses.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { listUses, registerUse, type Use } from '@leveza/contract/usage.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { use } from '../../features/usage/testing/samples.ts';
import { box, inDays, losartan } from '../../testing/boxes.ts';
import { unsentNames } from '../../lib/unsent.ts';
import { ANA } from '../../testing/patient.ts';
import { aDose } from '../../testing/plans.ts';
import { renderInApp } from '../../testing/render.tsx';
import { answer } from '../../testing/server.ts';
import { markSignedIn } from '../../testing/signed-in.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { toastQueue } from '../../ui/toast.ts';
import '../../features/plans/shared/DoseQuestion.tsx';
import { MedicineSheet } from './MedicineSheet.tsx';

beforeEach(() => {
  toastQueue.clear();
  markSignedIn();
});
afterEach(() => void vi.restoreAllMocks());

const RECORD = '80000000-0000-4000-8000-000000000001';
const ZINC = { planId: '70000000-0000-4000-8000-00000000000b', name: 'Zinco' };

/** The sheet with these doses and a box; `sent` are the bodies the server was sent. */
function open(
  planned: PlannedDose[],
  refuses: (body: { planId: string; openBox?: boolean }) => boolean = () => false,
) {
  let doses = planned;
  const sent: unknown[] = [];
  answer(readMe, () => ({ data: ANA }));
  answer(listInventory, ({ query }) => ({ data: [losartan()], pagination: paginationOf(query, 1) }));
  answer(listDoses, () => ({ data: doses, since: null }));
  takenToday([]);
  answer(takeDose, ({ body }) => {
    if (refuses(body)) return new Problem('open-box-first');
    sent.push(body);
    doses = doses.map((dose) =>
      dose.planId === body.planId && dose.plannedAt === body.plannedAt
        ? { ...dose, state: 'taken', recordId: RECORD, takenAt: new Date().toISOString() }
        : dose,
    );
    return { data: doses.find(({ planId }) => planId === body.planId)!, stock: null, missing: 0 };
  });
  const sheet = renderInApp(
    <Suspense>
      <DialogFrame isOpen look="sheet" onClose={vi.fn<() => void>()}>
        <MedicineSheet onClose={vi.fn<() => void>()} />
      </DialogFrame>
    </Suspense>,
  );
  return { ...sheet, sent };
}

const takenToday = (uses: Use[]) =>
  answer(listUses, ({ query }) => ({ data: uses, pagination: paginationOf(query, uses.length) }));

const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();
const row = (name: RegExp) => screen.findByRole('button', { name });

test('a dose that was put off says its new hour in the sheet, and that it is late once that is over', async () => {
  open([
    aDose('00:00', { snoozedUntil: fromNow(HOUR_MS) }),
    aDose('00:00', { ...ZINC, lateAt: fromNow(-HOUR_MS), snoozedUntil: fromNow(-HOUR_MS) }),
  ]);
  expect(await row(/^Vitamina D/)).toHaveTextContent(/Adiada para \d\d:\d\d/);
  expect(await row(/^Zinco/)).toHaveTextContent('Atrasada era às 00:00');
});

test('after a dose of a plan the sheet says when the next one is, and offers the way back', async () => {
  const { user } = open([aDose('23:59'), aDose('08:00', { ...ZINC, day: inDays(1) })]);
  await user.click(await row(/^Vitamina D/));
  const told = await screen.findByRole('dialog', { name: 'Registrado: Vitamina D' });
  expect(within(told).getByRole('region', { name: 'Próxima dose' })).toHaveTextContent(
    'AmanhãÀs 08:00: Zinco',
  );
  expect(told).toHaveTextContent('Tudo de hoje está tomado.');
  expect(within(told).getByRole('button', { name: 'Desfazer' })).toBeVisible();
  expect(toastQueue.visibleToasts).toHaveLength(0);
  await user.click(within(told).getByRole('button', { name: 'Registrar outro' }));
  expect(await screen.findByRole('button', { name: 'Tomar Losartana' })).toBeVisible();
});

test('what today still lacks comes before tomorrow', async () => {
  const { user } = open([aDose('23:59'), aDose('00:00', { ...ZINC, state: 'late' })]);
  await user.click(await row(/^Vitamina D/));
  const told = await screen.findByRole('dialog', { name: 'Registrado: Vitamina D' });
  expect(within(told).getByRole('region', { name: 'Ainda por tomar hoje' })).toHaveTextContent('1 doseZinco');
});

test('the dose just taken is not named as the next one, nor is an injection', async () => {
  const doses = [
    aDose('23:59'),
    aDose('23:59', ZINC),
    aDose('23:59', {
      planId: '70000000-0000-4000-8000-00000000000c',
      name: 'Ozempic',
      medicationType: 'glp1',
    }),
  ];
  const { user } = open(doses);
  await user.click(await row(/^Vitamina D/));
  const told = await screen.findByRole('dialog', { name: 'Registrado: Vitamina D' });
  await waitFor(() =>
    expect(within(told).getByRole('region', { name: 'Próxima dose' })).toHaveTextContent(
      'HojeÀs 23:59: Zinco',
    ),
  );
  expect(told).not.toHaveTextContent('Ozempic');
});

test('a tablet for an empty stomach is not asked for after another medicine', async () => {
  const { user } = open([aDose('23:59'), aDose('00:00', { ...ZINC, state: 'late', asksToWait: true })]);
  await user.click(await row(/^Vitamina D/));
  const told = await screen.findByRole('dialog', { name: 'Registrado: Vitamina D' });
  expect(within(told).queryByRole('region', { name: 'Ainda por tomar hoje' })).toBeNull();
});

test('a dose that was missed yesterday is taken as of yesterday', async () => {
  const missed = aDose('20:00', { ...ZINC, day: inDays(-1), state: 'missed' });
  const { user, sent } = open([missed, aDose('23:59')]);
  await row(/^Vitamina D/);
  await user.click(screen.getByRole('radio', { name: 'Ontem' }));
  expect(screen.queryByRole('button', { name: /^Vitamina D/ })).toBeNull();
  await user.click(await row(/^Zinco/));
  await screen.findByRole('dialog', { name: 'Registrado: Zinco' });
  expect(sent).toEqual([
    expect.objectContaining({
      planId: ZINC.planId,
      plannedAt: missed.plannedAt,
      takenAt: missed.plannedAt,
    }),
  ]);
});

test('a box is taken from at the moment that was chosen', async () => {
  const { user } = open([]);
  const used: unknown[] = [];
  answer(registerUse, ({ body }) => {
    used.push(body.usedAt);
    return new Problem('not-found');
  });
  await screen.findByRole('button', { name: 'Tomar Losartana' });
  await user.click(screen.getByRole('radio', { name: 'Ontem' }));
  await user.click(screen.getByRole('button', { name: 'Tomar Losartana' }));
  await screen.findByRole('dialog', { name: 'Tomar Medicamento' });
  expect(await screen.findByRole('radio', { name: 'Ontem' })).toBeChecked();
  await waitFor(() => expect(used).toEqual([expect.stringContaining(inDays(-1))]));
});

const boxRows = async () => {
  const list = await screen.findByRole('list', { name: 'Suas caixas' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

test('the row of a box says when its product was taken today, out of another box and elsewhere too', async () => {
  const [medicine, vitamin, other] = [losartan(), box({ openedDate: new Date().toISOString() }), losartan()];
  const empty = { ...other, productId: medicine.productId, currentQuantity: 0 };
  open([]);
  answer(listInventory, ({ query }) => ({
    data: [medicine, vitamin, empty],
    pagination: paginationOf(query, 3),
  }));
  takenToday([
    use({ inventoryId: empty.id, usedClock: `${inDays(0)}T17:32` }),
    use({ inventoryId: null, name: vitamin.product.name, usedClock: `${inDays(0)}T09:05` }),
    use({ inventoryId: medicine.id, usedClock: `${inDays(0)}T08:00` }),
  ]);
  await waitFor(async () =>
    expect(await boxRows()).toEqual([
      expect.stringContaining('Tomado hoje às 17:32 · 50 mg'),
      expect.stringContaining('Tomado hoje às 09:05'),
    ]),
  );
});

test('the row of a box says when its substance was taken elsewhere under another name', async () => {
  const vitamin = box({ openedDate: new Date().toISOString() });
  open([]);
  answer(listInventory, ({ query }) => ({
    data: [losartan(), vitamin],
    pagination: paginationOf(query, 2),
  }));
  const typed = { inventoryId: null, brand: null, dosage: null, usedClock: `${inDays(0)}T17:32` };
  takenToday([use({ ...typed, name: 'losartana 100 mg' }), use({ ...typed, name: 'Losartana potássica' })]);
  await waitFor(async () =>
    expect(await boxRows()).toEqual([
      expect.stringContaining('Tomado hoje às 17:32'),
      expect.not.stringContaining('Tomado hoje'),
    ]),
  );
});

test('the question about the last dose of a group is asked although the group has shrunk', async () => {
  const doses = [aDose('23:59'), aDose('23:59', ZINC)];
  const { user, sent } = open(doses, ({ planId, openBox }) => planId === ZINC.planId && !openBox);
  await user.click(await screen.findByRole('button', { name: 'Tomar os 2 da noite' }));
  await user.click(await screen.findByRole('button', { name: 'Abrir Caixa' }));
  expect(await screen.findByRole('dialog', { name: '2 doses registradas' })).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('all doses of a group are kept until each is answered, not only the one under way', async () => {
  const { user } = open([aDose('23:59'), aDose('23:59', ZINC)]);
  const taken = Promise.withResolvers<Problem>();
  answer(takeDose, () => taken.promise);
  await user.click(await screen.findByRole('button', { name: 'Tomar os 2 da noite' }));
  await waitFor(() => expect(unsentNames()).toHaveLength(2));
  taken.resolve(new Problem('not-found'));
  await waitFor(() => expect(unsentNames()).toEqual([]));
});

test('the undo of a group keeps each of its doses until it is answered', async () => {
  const { user } = open([aDose('23:59'), aDose('23:59', ZINC)]);
  const undone = Promise.withResolvers<Problem>();
  answer(takeDoseBack, () => undone.promise);
  await user.click(await screen.findByRole('button', { name: 'Tomar os 2 da noite' }));
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(unsentNames()).toHaveLength(2));
  undone.resolve(new Problem('not-found'));
  await waitFor(() => expect(unsentNames()).toEqual([]));
});

test('closed with the question about one dose, the sheet leaves that one open and takes the others', async () => {
  const doses = [aDose('23:59', ZINC), aDose('23:59')];
  const { user, sent, unmount } = open(doses, ({ planId, openBox }) => planId === ZINC.planId && !openBox);
  await user.click(await screen.findByRole('button', { name: 'Tomar os 2 da noite' }));
  await screen.findByRole('button', { name: 'Abrir Caixa' });
  unmount();
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ planId: aDose('23:59').planId })]));
  await waitFor(() => expect(unsentNames()).toEqual([]));
});

test('a question that comes after the sheet was closed does not hold the other doses', async () => {
  const doses = [aDose('23:59', ZINC), aDose('23:59')];
  const { user, unmount } = open(doses);
  const first = Promise.withResolvers<Problem>();
  const sent: string[] = [];
  answer(takeDose, ({ body }) => {
    sent.push(body.planId);
    return body.planId === ZINC.planId ? first.promise : new Problem('not-found');
  });
  await user.click(await screen.findByRole('button', { name: 'Tomar os 2 da noite' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  unmount();
  first.resolve(new Problem('open-box-first'));
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() => expect(unsentNames()).toEqual([]));
});

test('a dose that was taken stays listed with its hour', async () => {
  const taken = { state: 'taken', recordId: RECORD, takenAt: new Date().toISOString() } as const;
  open([
    aDose('08:00', { ...ZINC, ...taken, takenClock: `${inDays(0)}T08:05` }),
    aDose('23:59'),
    aDose('08:00', { ...ZINC, ...taken, name: 'De ontem', day: inDays(-1) }),
  ]);
  const rows = await screen.findByRole('list', { name: 'Dos seus planos' });
  const [still, done, ...others] = within(rows).getAllByRole('listitem');
  expect(still).toHaveTextContent('Vitamina D');
  expect(done).toHaveTextContent('Zinco Tomado às 08:05');
  expect(others).toEqual([]);
});
