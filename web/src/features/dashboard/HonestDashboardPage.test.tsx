import type { Profile } from '@leveza/contract/profile.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import { HonestDashboardPage } from './HonestDashboardPage.tsx';

const PROFILE: Profile = {
  id: '6f1c1a52-0c1d-4a44-9a7e-3f6f0e6c2b01',
  name: 'Ana Souza',
  email: 'ana@exemplo.com',
  phone: null,
  birthDate: null,
  gender: null,
  height: 165,
  initialWeight: 92.4,
  targetWeight: 74,
  avatar: null,
  createdAt: '2026-11-01T12:00:00.000Z',
  roles: ['patient'],
  isProfileUnavailable: false,
  needsConsent: false,
  demoExpiresAt: null,
};

const show = (over: Partial<Profile>, isBuilt = () => false) =>
  renderInApp(<HonestDashboardPage profile={{ ...PROFILE, ...over }} isBuilt={isBuilt} />);

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
