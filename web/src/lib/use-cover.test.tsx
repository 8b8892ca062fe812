import { readMe } from '@leveza/contract/profile/profile.ts';
import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { ANA } from '../testing/patient.ts';
import { renderInApp } from '../testing/render.tsx';
import { answer } from '../testing/server.ts';
import { useCover } from './use-cover.ts';

function Part({ name }: { name: string }) {
  const { isCovered, turn } = useCover();
  return <button onClick={turn}>{`${name}: ${isCovered ? 'coberto' : 'à vista'}`}</button>;
}

test('what one part of the screen shows or covers, all do', async () => {
  answer(readMe, () => ({ data: { ...ANA, areFiguresCovered: true } }));
  const { user } = renderInApp(
    <Suspense>
      <Part name="Topo" />
      <Part name="Página" />
    </Suspense>,
  );
  await user.click(await screen.findByRole('button', { name: 'Topo: coberto' }));
  expect(screen.getByRole('button', { name: 'Topo: à vista' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Página: à vista' }));
  expect(screen.getByRole('button', { name: 'Topo: coberto' })).toBeVisible();
});
