import { changeApplication, readApplication } from '@leveza/contract/applications/applications.ts';
import { ZONES } from '@leveza/domain/rotation/zones.ts';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aNextDose, anApplication, anOverview, aZone, daysFromNow } from '../../../testing/applications.ts';
import { inDays } from '../../../testing/boxes.ts';
import { aPen } from '../../../testing/pens.ts';
import { answer } from '../../../testing/server.ts';
import { openApplications, serve } from '../testing/open-applications.tsx';

const PEN = aPen();
const THIGH = 'Coxa esquerda, parte de cima';
const ARM = 'Braço direito, atrás, parte de cima';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** The thigh is suggested; the arm took the dose of yesterday, and every other zone may be off. */
function open(search = '?open=new', { isAllOff = false } = {}) {
  const { suggestion } = anOverview();
  const overview = anOverview({
    suggestion: {
      ...suggestion,
      penId: PEN.id,
      doseMg: 1,
      expectedDoseMg: 1,
      zone: isAllOff ? null : 'thigh-left-upper',
    },
    zones: ZONES.map((zone) =>
      zone === 'arm-right-upper'
        ? aZone(zone, { level: 'recent', dosesAgo: 0, lastUsedAt: daysFromNow(-1), isOff: isAllOff })
        : aZone(zone, { isOff: isAllOff }),
    ),
  });
  const known = serve({ overview, pens: [PEN], applications: [DOSE] });
  return { known, ...openApplications(search) };
}

const DOSE = anApplication({
  penId: PEN.id,
  datetime: daysFromNow(-8),
  applicationSite: 'thigh',
  zone: 'thigh-left-upper',
});

const radio = (name: string) => screen.findByRole('radio', { name });
const send = () => screen.findByRole('button', { name: /^Registrar/ });
const unknown = () => screen.queryByRole('button', { name: 'Não lembro' });

test('a dose of another day gets no site that nobody chose, and asks for none', async () => {
  const { user, known } = open();
  expect(await radio(THIGH)).toBeChecked();
  expect(unknown()).toBeNull();
  await user.click(await radio('Outro dia'));
  expect(await radio(THIGH)).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Não lembro', pressed: true })).toBeVisible();
  fireEvent.change(screen.getByLabelText('Data'), { target: { value: inDays(-10) } });
  await user.click(await send());
  await expect.poll(() => known.bodies).toMatchObject([{ applicationSite: null, zone: null }]);
});

test('the suggestion comes back with today, and a choice stays over every day', async () => {
  const { user, known } = open();
  await user.click(await radio('Ontem'));
  expect(await radio(THIGH)).not.toBeChecked();
  await user.click(await radio('Agora'));
  expect(await radio(THIGH)).toBeChecked();
  await user.click(await radio(ARM));
  await user.click(await radio('Ontem'));
  expect(await radio(ARM)).toBeChecked();
  expect(screen.getByRole('button', { name: 'Não lembro', pressed: false })).toBeVisible();
  await user.click(await send());
  await expect.poll(() => known.bodies).toMatchObject([{ applicationSite: 'arm', zone: 'arm-right-upper' }]);
});

test('a choice can be taken back', async () => {
  const { user, known } = open();
  await user.click(await radio('Ontem'));
  await user.click(await radio(ARM));
  await user.click(unknown()!);
  expect(await radio(ARM)).not.toBeChecked();
  await user.click(await send());
  await expect.poll(() => known.bodies).toMatchObject([{ applicationSite: null, zone: null }]);
});

test('no zone tells of a dose after the chosen day', async () => {
  const { user } = open();
  expect(await radio(ARM)).toHaveAccessibleDescription(/^Usada na última dose/);
  await user.click(await radio('Outro dia'));
  for (const zone of screen.getAllByRole('radio')) expect(zone).not.toHaveAccessibleDescription();
  expect(screen.queryByText(/Usada na última dose|Último uso|Nunca usada/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ver como lista' }));
  expect(screen.queryByText(/Usada na última dose|Último uso|Nunca usada/)).toBeNull();
});

test('where every zone is off, an earlier day may stay without a site and today may not', async () => {
  const { user, known } = open('?open=new', { isAllOff: true });
  await radio('Agora');
  await user.click(await send());
  expect(await screen.findByText('Local de aplicação é obrigatório')).toBeVisible();
  await user.click(await radio('Ontem'));
  expect(screen.queryByText('Local de aplicação é obrigatório')).toBeNull();
  await user.click(await send());
  await expect.poll(() => known.bodies).toMatchObject([{ applicationSite: null }]);
});

test('the site of a dose of an earlier day can be forgotten', async () => {
  // Before the rest, whose paths its own would hide.
  answer(readApplication, () => ({ data: DOSE }));
  const { user } = open(`?open=edit&item=${DOSE.id}`);
  const changes: unknown[] = [];
  answer(changeApplication, ({ body }) => {
    changes.push(body);
    return { data: anApplication({ ...DOSE, applicationSite: null, zone: null }), nextDose: aNextDose() };
  });
  await radio(THIGH);
  await user.click(unknown()!);
  await user.click(await screen.findByRole('button', { name: 'Salvar' }));
  await expect.poll(() => changes).toMatchObject([{ applicationSite: null, zone: null }]);
});
