import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aNextDose, anEmptyOverview, anOverview, daysFromNow } from '../../../testing/applications.ts';
import { openApplications, serve } from '../testing/open-applications.tsx';

test.each(['late', 'missed', 'late-unknown', 'due', 'upcoming', 'paused'] as const)(
  'after several missed doses one that is %s says to ask the prescriber, and nothing about applying',
  async (state) => {
    const plannedAt = daysFromNow(state === 'upcoming' || state === 'paused' ? 2 : -2);
    const nextDose = aNextDose({ state, plannedAt, missedInARow: 2, talkToPrescriber: true });
    serve({ overview: anOverview({ nextDose }) });
    openApplications();
    const card = await screen.findByRole('region', { name: 'Tratamento em pausa' });
    // The doses of a pause lie ahead.
    const doses = state === 'paused' ? 'Até a volta, 2 doses seguidas ficam' : '2 doses seguidas ficaram';
    expect(card).toHaveTextContent(`Fale com quem receitou${doses} sem aplicação`);
    expect(card).not.toHaveTextContent(/pode ser aplicada|não é mais aplicada|Ozempic|Volta|Em 2 dias/);
    expect(screen.queryByText('Fontes')).toBeNull();
  },
);

test.each([
  [daysFromNow(2), 'Tratamento em pausa', /Em pausaPróxima aplicação: /],
  [null, 'Tratamento em pausa', /Sem doses por agoraO tratamento está em pausa até você retomar: nada/],
  [null, 'Tratamento terminado', /Sem doses por agoraO tratamento terminou: nada aparece como atrasado\./],
])('a pause is said and no dose beside it (%s, %s)', async (plannedAt, name, words) => {
  const nextDose = aNextDose({ state: 'paused', plannedAt, rule: null });
  serve({
    overview: anOverview({ nextDose, pause: name === 'Tratamento em pausa' ? { until: null } : null }),
  });
  openApplications();
  const card = await screen.findByRole('region', { name });
  expect(card).toHaveTextContent(words);
  expect(card).not.toHaveTextContent(/Ozempic|Abdômen/);
});

test('a medicine whose dose nobody knows is not named without it', async () => {
  const suggestion = {
    penId: null,
    medicationName: 'Mounjaro',
    doseMg: null,
    expectedDoseMg: null,
    otherDosesMg: [],
    counterfeitPenId: null,
    zone: 'thigh-left-upper' as const,
  };
  serve({ overview: anOverview({ nextDose: aNextDose({ plannedAt: daysFromNow(2) }), suggestion }) });
  openApplications();
  const card = await screen.findByRole('region', { name: 'Próxima aplicação' });
  expect(card).toHaveTextContent('Coxa esquerda');
  expect(card).not.toHaveTextContent('Mounjaro');
});

test('a pen of a listed lot is looked at before its dose is recorded', async () => {
  const { suggestion } = anOverview();
  const penId = '50000000-0000-4000-8000-000000000001';
  serve({ overview: anOverview({ suggestion: { ...suggestion, penId, counterfeitPenId: penId } }) });
  openApplications();
  const card = await screen.findByRole('region', { name: 'Próxima aplicação' });
  expect(await within(card).findByText('Lote em alerta da Anvisa: veja os detalhes')).toBeVisible();
  const pen = within(card).getByRole('link', { name: 'Ver a caneta' });
  expect(pen).toHaveAttribute('href', `/medications?pen=${penId}&open=details`);
  const dose = within(card).getByRole('button', { name: 'Registrar aplicação' });
  expect(pen.compareDocumentPosition(dose)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a strength at home that does not give the dose is said beside it', async () => {
  const suggestion = {
    penId: null,
    medicationName: 'Mounjaro',
    doseMg: null,
    expectedDoseMg: 5,
    otherDosesMg: [2.5],
    counterfeitPenId: null,
    zone: 'thigh-left-upper' as const,
  };
  serve({ overview: anOverview({ nextDose: aNextDose({ plannedAt: daysFromNow(2) }), suggestion }) });
  openApplications();
  const card = await screen.findByRole('region', { name: 'Próxima aplicação' });
  expect(card).toHaveTextContent(/Mounjaro 5.mg · Coxa esquerda.*Em casa só há 2,5.mg/);
});

const EFFECT = '60000000-0000-4000-8000-000000000001';

test.each([
  ['a dose that is due', aNextDose({ state: 'due', plannedAt: daysFromNow(0) })],
  ['no dose yet', anEmptyOverview().nextDose],
])(
  'after a sign of an inflamed pancreas the lead sends to a doctor, as Hoje does: %s',
  async (_, nextDose) => {
    serve({ overview: anOverview({ nextDose, doseHold: { effectId: EFFECT, since: daysFromNow(-2) } }) });
    openApplications();
    const card = await screen.findByRole('region', { name: 'Antes da próxima dose' });
    expect(card).toHaveTextContent(/Fale com um médicoVocê registrou dor forte na barriga que não passa, /);
    expect(within(card).getByRole('link', { name: 'Ver o que fazer' })).toBeVisible();
    expect(within(card).getByRole('button', { name: 'Um médico já avaliou' })).toBeVisible();
    expect(within(card).queryByRole('link', { name: 'Ligar 192 (SAMU)' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Registrar aplicação' })).toBeNull();
    expect(screen.queryByText('Próxima aplicação')).toBeNull();
  },
);

test('doses from before the account are entered meanwhile', async () => {
  serve({ overview: anEmptyOverview({ doseHold: { effectId: EFFECT, since: daysFromNow(0) } }) });
  openApplications();
  expect(await screen.findByRole('button', { name: /lançar aplicações anteriores$/ })).toBeVisible();
});

test('the dose before the one of today is asked about where no record says anything of it', async () => {
  const unrecordedAt = daysFromNow(-7);
  const nextDose = aNextDose({ state: 'due', plannedAt: daysFromNow(0), unrecordedAt, missedInARow: 1 });
  serve({ overview: anOverview({ nextDose }) });
  openApplications();
  const card = await screen.findByRole('region', { name: 'Próxima aplicação' });
  expect(card).toHaveTextContent(/\d\d\/\d\d sem registro/);
  for (const [name, record] of [
    ['Já apliquei', 'dose'],
    ['Pulei', 'skip'],
  ]) {
    const address = new URL(within(card).getByRole('link', { name }).getAttribute('href')!, 'http://x');
    expect(address.pathname).toBe('/applications');
    expect(Object.fromEntries(address.searchParams)).toEqual({ record, recordAt: unrecordedAt });
  }
});
