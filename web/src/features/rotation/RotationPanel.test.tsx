import { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import { changeZone } from '@leveza/contract/rotation.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { ZONES } from '@leveza/domain/rotation/zones.ts';
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { anOverview, aZone, daysFromNow } from '../../testing/applications.ts';
import { inDays } from '../../testing/boxes.ts';
import { ANA } from '../../testing/patient.ts';
import { openPage } from '../../testing/open-page.tsx';
import { answer } from '../../testing/server.ts';
import { toastQueue } from '../../ui/toast.ts';
import { RotationPanel } from './RotationPanel.tsx';

const ARM = /^Braço esquerdo, atrás, parte de cima: /;

/** The server keeps the zones; `sent` are the changes, in order. */
function serve() {
  const sent: unknown[] = [];
  let zones = ZONES.map((zone) =>
    aZone(
      zone,
      zone === 'thigh-left-upper'
        ? { level: 'resting', dosesAgo: 1, lastUsedAt: daysFromNow(-10), isFlagged: true }
        : {},
    ),
  );
  answer(readMe, () => ({ data: ANA }));
  answer(readApplicationsOverview, () => ({ data: anOverview({ zones }) }));
  answer(changeZone, ({ params, body }) => {
    sent.push({ ...params, ...body });
    zones = zones.map((state) => (state.zone === params.zone ? { ...state, ...body } : state));
    return { data: params };
  });
  return sent;
}

// Loaded on demand, which on a busy machine takes longer than a test waits.
beforeAll(() => import('./ZoneDialog.tsx'));
beforeEach(() => toastQueue.clear());

test('a bruise rests for 14 days with one press, and the rest can be taken back', async () => {
  const sent = serve();
  const { user, router } = openPage('/applications', '', <RotationPanel />);
  await user.click(await screen.findByRole('button', { name: ARM }));
  expect(router.state.location.search).toEqual({ zone: 'arm-left-upper' });

  await user.click(await screen.findByRole('button', { name: 'Pausar por 14 dias' }));
  expect(
    await screen.findByRole('button', { name: /^Braço esquerdo, .*: Pausada por você até / }),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByRole('button', { name: /^Braço esquerdo, .*de cima: Livre/ })).toBeVisible();
  expect(sent).toEqual([
    { zone: 'arm-left-upper', isOff: false, restUntil: inDays(14) },
    { zone: 'arm-left-upper', isOff: false, restUntil: null },
  ]);
});

test('a zone is switched off and on again', async () => {
  const sent = serve();
  const { user } = openPage('/applications', '', <RotationPanel />);
  await user.click(await screen.findByRole('button', { name: ARM }));
  await user.click(await screen.findByRole('button', { name: 'Desligar este local' }));
  await user.click(await screen.findByRole('button', { name: /^Braço esquerdo, .*: Desligada/ }));
  expect(screen.queryByRole('button', { name: /^Pausar/ })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Ligar este local' }));
  expect(await screen.findByRole('button', { name: /^Braço esquerdo, .*de cima: Livre/ })).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('what could not be saved is said, and the dialog stays', async () => {
  serve();
  answer(changeZone, () => new Problem('offline'));
  const { user } = openPage('/applications', '', <RotationPanel />);
  await user.click(await screen.findByRole('button', { name: ARM }));
  await user.click(await screen.findByRole('button', { name: 'Desligar este local' }));
  expect(await screen.findByText(/^Não foi possível salvar/)).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('colours have words: a legend of those on the map, the last use and the zone that reacts', async () => {
  serve();
  openPage('/applications', '', <RotationPanel />);
  const legend = await screen.findByRole('list', { name: 'Legenda' });
  const words = within(legend).getAllByRole('listitem');
  expect(words.map(({ textContent }) => textContent)).toEqual([
    'Livre',
    'Usada na penúltima',
    'Sugerida',
    'Reações repetidas',
  ]);
  expect(screen.getByText('Duas reações nos últimos três usos')).toBeVisible();
  expect(screen.getByText(/^Último uso: .* \(há 10 dias\): Coxa esquerda, parte de cima\.$/)).toBeVisible();
});

test('a wide window has the picture and every zone in a row beside it, each once', async () => {
  const wide = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(new EventTarget(), { matches: true, media, onchange: null } as MediaQueryList),
    );
  onTestFinished(() => wide.mockRestore());
  serve();
  const { user, router } = openPage('/applications', '', <RotationPanel />);
  await user.click(await screen.findByRole('button', { name: ARM }));
  expect(router.state.location.search).toEqual({ zone: 'arm-left-upper' });
  await user.click(await screen.findByRole('button', { name: 'Desligar este local' }));
  const off = await screen.findByRole('button', { name: /^Braço esquerdo, .*: Desligada/ });
  expect(within(off).getByText('Desligada')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^(Abdômen|Coxa|Braço) / })).toHaveLength(ZONES.length);
  expect(screen.queryByRole('button', { name: 'Ver como lista' })).not.toBeInTheDocument();
});
