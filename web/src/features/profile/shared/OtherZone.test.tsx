import { readMe } from '@leveza/contract/profile/profile.ts';
import { updateProfile } from '@leveza/contract/profile/update-profile.ts';
import { screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { ANA } from '../../../testing/patient.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { OtherZone } from './OtherZone.tsx';

function open(device: string) {
  onTestFinished(() => localStorage.clear());
  answer(readMe, () => ({ data: ANA }));
  return renderInApp(
    <Suspense>
      <OtherZone device={device} />
      <p>Pronto</p>
    </Suspense>,
  );
}

test('the zone of the device is taken over with one press', async () => {
  const sent: unknown[] = [];
  answer(updateProfile, ({ body }) => {
    sent.push(body);
    return { data: ANA };
  });
  const { user } = open('America/Rio_Branco');
  expect(await screen.findByText(/outro fuso: Rio Branco \(Acre\)/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Usar' }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ timeZone: 'America/Rio_Branco' })]));
});

test('put away, it does not come back on this device', async () => {
  const { user, unmount } = open('America/Manaus');
  await user.click(await screen.findByRole('button', { name: 'Agora não' }));
  expect(screen.queryByRole('note')).toBeNull();
  unmount();
  open('America/Manaus');
  await screen.findByText('Pronto');
  expect(screen.queryByRole('note')).toBeNull();
});

test.each(['America/Sao_Paulo', 'America/Bahia', 'America/New_York'])(
  'nothing is asked where the clocks agree, or abroad: %s',
  async (device) => {
    open(device);
    await screen.findByText('Pronto');
    expect(screen.queryByRole('note')).toBeNull();
  },
);
