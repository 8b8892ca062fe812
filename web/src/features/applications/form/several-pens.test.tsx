import { changeApplication, readApplication } from '@leveza/contract/applications/applications.ts';
import { readPen } from '@leveza/contract/pens/pens.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aNextDose, anApplication, anOverview } from '../../../testing/applications.ts';
import { aPen, aSealedPen } from '../../../testing/pens.ts';
import { answer } from '../../../testing/server.ts';
import { openApplications, serve } from '../testing/open-applications.tsx';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const WEGOVY = {
  medication: { id: 'wegovy-24', commercialName: 'Wegovy' },
  unitMg: 9.6,
  currentDoseMg: 7.2,
  largestInjectionMg: 2.4,
  injectionsPerDose: 3,
};
const LAST = aPen({ ...WEGOVY, remainingMg: 2.4, openMg: 2.4, dosesLeft: 0, injectionsLeft: 1 });
const FULL = aSealedPen({
  ...WEGOVY,
  remainingMg: 9.6,
  dosesLeft: 1,
  injectionsLeft: 4,
  usableUntil: '2027-06-30',
});
const LATER = aSealedPen({
  ...WEGOVY,
  remainingMg: 9.6,
  dosesLeft: 1,
  injectionsLeft: 4,
  usableUntil: '2027-09-30',
});
const suggested = (penId: string, doseMg: number) =>
  anOverview({
    suggestion: {
      penId,
      medicationName: 'Ozempic',
      doseMg,
      expectedDoseMg: doseMg,
      otherDosesMg: [],
      counterfeitPenId: null,
      zone: 'thigh-left-upper',
    },
  });

test('two presses record a dose out of two pens, and the form says which', async () => {
  const known = serve({ overview: suggested(LAST.id, 7.2), pens: [LAST, FULL] });
  const { user } = openApplications();
  await user.click(await button('Registrar aplicação'));
  expect(
    await screen.findByText('Esta dose usa 2 canetas: 2,4 mg desta e 4,8 mg de outra (use até 30/06/2027).'),
  ).toBeVisible();
  expect(screen.queryByLabelText('Segunda caneta')).toBeNull();
  await user.click(await button('Registrar'));
  expect(await screen.findByText('Aplicação registrada')).toBeVisible();
  expect(known.bodies).toMatchObject([
    { penId: LAST.id, doseMg: 7.2, alsoFrom: [{ penId: FULL.id, mg: 4.8 }] },
  ]);
});

test('the second pen is a choice where there are several', async () => {
  const known = serve({ overview: suggested(LAST.id, 7.2), pens: [LAST, LATER, FULL] });
  const { user } = openApplications('?open=new');
  await user.click(await screen.findByRole('button', { name: /Segunda caneta/ }));
  // In the order they end in.
  await user.click((await screen.findAllByRole('option'))[1]!);
  await user.click(await button('Registrar'));
  expect(await screen.findByText('Aplicação registrada')).toBeVisible();
  expect(known.bodies).toMatchObject([{ alsoFrom: [{ penId: LATER.id, mg: 4.8 }] }]);
});

test.each([
  ['three injections of one pen', FULL, 7.2, 'Esta dose são 3 injeções de 2,4 mg, da mesma caneta.'],
  [
    'two pens of one box',
    aPen({
      medication: { id: 'mounjaro-25', commercialName: 'Mounjaro' },
      presentation: 'single-dose-pen',
      unitMg: 2.5,
      remainingMg: 10,
      largestInjectionMg: 2.5,
      injectionsLeft: 4,
    }),
    5,
    'Esta dose usa 2 canetas de 2,5 mg.',
  ],
])('said without a second entry: %s', async (_, pen, doseMg, sentence) => {
  const known = serve({ overview: suggested(pen.id, doseMg), pens: [pen] });
  const { user } = openApplications('?open=new');
  expect(await screen.findByText(sentence)).toBeVisible();
  await user.click(await button('Registrar'));
  expect(await screen.findByText('Aplicação registrada')).toBeVisible();
  expect(known.bodies[0]).not.toHaveProperty('alsoFrom');
});

test.each([
  ['of another medicine does not take over its dose', 'Saxenda', ''],
  ['of the same medicine leaves the dose as it is', 'Ozempic', '1'],
])('a pen without a dose of its own %s', async (_, commercialName, dose) => {
  const first = aPen();
  const without = aPen({
    medication: { id: null, commercialName },
    countedDoseMg: null,
    currentDoseMg: null,
  });
  serve({ overview: suggested(first.id, 1), pens: [first, without] });
  const { user } = openApplications('?open=new');
  await user.click(await screen.findByRole('button', { name: /Caneta/ }));
  await user.click((await screen.findAllByRole('option'))[1]!);
  expect(screen.getByLabelText('Dose')).toHaveValue(dose);
});

test('a pen without a dose of its own does not take over that of the pen chosen before it', async () => {
  const first = aPen({ countedDoseMg: null, currentDoseMg: null });
  const saxenda = aPen({ medication: { id: null, commercialName: 'Saxenda' }, countedDoseMg: 3 });
  serve({ overview: suggested(first.id, 1), pens: [first, saxenda] });
  const { user } = openApplications('?open=new');
  const choose = async (place: number) => {
    await user.click(await screen.findByRole('button', { name: /Caneta/ }));
    await user.click((await screen.findAllByRole('option'))[place]!);
  };
  await choose(1);
  expect(screen.getByLabelText('Dose')).toHaveValue('3');
  await choose(0);
  expect(screen.getByLabelText('Dose')).toHaveValue('');
});

test('an edited dose is drawn anew: its pens hold again what it took, and the undo brings its parts back', async () => {
  const spent = aPen({ ...WEGOVY, status: 'empty', remainingMg: 0, openMg: 0, injectionsLeft: 0 });
  const dose = anApplication({
    penId: spent.id,
    doseMg: 7.2,
    alsoFrom: [{ penId: FULL.id, mg: 4.8 }],
  });
  // Before the rest, whose paths its own would hide.
  answer(readApplication, () => ({ data: dose }));
  serve({ pens: [{ ...FULL, remainingMg: 4.8, injectionsLeft: 2 }], applications: [dose] });
  answer(readPen, () => ({ data: spent }));
  const bodies: Record<string, unknown>[] = [];
  answer(changeApplication, async (_, request) => {
    bodies.push((await request.json()) as Record<string, unknown>);
    return { data: dose, nextDose: aNextDose() };
  });
  const { user } = openApplications(`?open=edit&item=${dose.id}`);
  expect(await screen.findByText(/^Esta dose usa 2 canetas: 2,4 mg desta e 4,8 mg de outra/)).toBeVisible();
  fireEvent.change(screen.getByLabelText('Dose'), { target: { value: '4,8' } });
  await user.click(await button('Salvar'));
  await user.click(await button('Desfazer'));
  expect(await screen.findByText('Alteração desfeita')).toBeVisible();
  expect(bodies).toMatchObject([
    { doseMg: 4.8, alsoFrom: [{ penId: FULL.id, mg: 2.4 }] },
    { doseMg: 7.2, alsoFrom: [{ penId: FULL.id, mg: 4.8 }] },
  ]);
});
