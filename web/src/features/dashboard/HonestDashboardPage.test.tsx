import type { Profile } from '@leveza/contract/profile/profile.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ANA } from '../../testing/patient.ts';
import { renderInApp } from '../../testing/render.tsx';
import { HonestDashboardPage } from './HonestDashboardPage.tsx';

const show = (over: Partial<Profile>, isBuilt = () => false) =>
  renderInApp(<HonestDashboardPage profile={{ ...ANA, ...over }} isBuilt={isBuilt} />);

test.each([
  ['Ana Souza', 'Olá, Ana. Que bom ter você aqui.'],
  ['  ', 'Olá. Que bom ter você aqui.'],
])('"%s" is greeted', (name, greeting) => {
  show({ name });
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(screen.getByText(greeting)).toBeVisible();
});

test('what is known is shown, what is not says so', () => {
  show({ targetWeight: null });
  const known = document.querySelector<HTMLElement>('dl[aria-label="Seus dados"]')!;
  expect(known).toHaveTextContent(/Peso inicial92,4\s?kg/);
  expect(known).toHaveTextContent(/Peso metaNão informado/);
  expect(known).toHaveTextContent(/Altura165\s?cm/);
});

test('data that could not be read are not called missing', () => {
  show({ isProfileUnavailable: true, height: null, initialWeight: null, targetWeight: null });
  expect(screen.queryByText('Não informado')).not.toBeInTheDocument();
});

test('the first steps lead to their screens, and those to come are marked', () => {
  show({});
  const steps = within(screen.getByRole('region', { name: 'Primeiros passos' })).getAllByRole('link');
  expect(steps.map((step) => step.getAttribute('href'))).toEqual([
    '/medications',
    '/applications',
    '/measurements',
  ]);
  expect(screen.getAllByText('Em breve')).toHaveLength(3);
});

test('a step whose screen is built is not marked', () => {
  show({}, () => true);
  expect(screen.queryByText('Em breve')).not.toBeInTheDocument();
});
