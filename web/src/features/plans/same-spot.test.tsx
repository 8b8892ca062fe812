import { type PlannedDose, takeDose } from '@leveza/contract/plans/doses.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aDose, aPlan } from '../../testing/plans.ts';
import { answer } from '../../testing/server.ts';
import { toastQueue } from '../../ui/toast.ts';
import { openUse, serve } from './testing/open-use.tsx';

beforeEach(() => toastQueue.clear());

const late = { state: 'late' } as const;
const named = (name: string, index: number) => ({
  name,
  planId: `70000000-0000-4000-8000-00000000000${index}`,
});

/** The use screen, on a server that takes doses; `taken` are their names. */
function open(...doses: PlannedDose[]) {
  const known = serve({ plans: [aPlan()], doses });
  const taken: string[] = [];
  answer(takeDose, ({ body }) => {
    const dose = known.doses.find(({ planId }) => planId === body.planId)!;
    taken.push(dose.name);
    const takenAt = new Date().toISOString();
    const data = { ...dose, state: 'taken' as const, takenAt, recordId: aPlan().id };
    known.doses = known.doses.map((each) => (each === dose ? data : each));
    return { data, stock: null, missing: 0 };
  });
  return { ...openUse(), taken };
}

test('a second tap on the lead, where the next dose has taken the place, takes nothing', async () => {
  const { user, taken } = open(aDose('00:00', late), aDose('00:01', { ...late, ...named('Zinco', 2) }));
  const lead = await screen.findByRole('region', { name: 'Dose atrasada' });
  const button = () => within(lead).findByRole('button', { name: 'Marcar como Tomada' });
  await user.click(await button());
  await waitFor(() => expect(lead).toHaveTextContent('Zinco'));
  await user.click(await button());
  expect(taken).toEqual(['Vitamina D']);
});

test('a dose that is taken among the next ones keeps its place', async () => {
  const { user } = open(
    aDose('00:00', late),
    ...['Zinco', 'Ferro', 'Magnésio'].map((name, index) => aDose('23:59', named(name, index + 2))),
  );
  const next = await screen.findByRole('list', { name: 'Próximas Doses' });
  const rows = () => within(next).getAllByRole('listitem');
  expect(rows().map(({ textContent }) => textContent.slice(0, 5))).toEqual(['Zinco', 'Ferro']);
  await user.click(within(next).getByRole('button', { name: 'Marcar como Tomada: Zinco' }));
  await waitFor(() => expect(rows()[0]).toHaveTextContent(/^Zinco\s*Tomado/));
  expect(rows()[1]).toHaveTextContent(/^Ferro/);
});

test('a dose of today stands once: among the next ones, or under today', async () => {
  open(
    aDose('00:00', late),
    ...['Zinco', 'Ferro'].map((name, index) => aDose('23:59', named(name, index + 2))),
    aDose('00:02', { ...named('Boro', 5), state: 'taken', recordId: aPlan().id }),
  );
  const next = await screen.findByRole('list', { name: 'Próximas Doses' });
  expect(next).toHaveTextContent(/Zinco.*Ferro/);
  const today = screen.getByRole('list', { name: 'Doses: Hoje' });
  expect(today).toHaveTextContent(/Vitamina D.*Boro/);
  expect(today).not.toHaveTextContent(/Zinco|Ferro/);
});

test('where all doses of today are still to come, today says that none is recorded', async () => {
  open(...['Zinco', 'Ferro'].map((name, index) => aDose('23:59', named(name, index + 2))));
  expect(await screen.findByText('Nenhuma dose registrada hoje ainda.')).toBeVisible();
});
