import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../testing/render.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { followTheme, theme } from '../lib/theme.ts';

const system = Object.assign(new EventTarget(), { matches: false });

function setSystemDark(isDark: boolean) {
  system.matches = isDark;
  system.dispatchEvent(new Event('change'));
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => system);
  setSystemDark(false);
  return followTheme();
});

const painted = () => document.documentElement.dataset.theme;

test('follows the device until the patient chooses', () => {
  expect(painted()).toBe('light');
  setSystemDark(true);
  expect(painted()).toBe('dark');
});

test('a choice is kept, whatever the device says later', async () => {
  const { user } = renderInApp(<ThemeSwitch />);
  expect(screen.getByRole('radio', { name: 'Do aparelho' })).toBeChecked();

  await user.click(screen.getByRole('radio', { name: 'Escuro' }));
  expect(painted()).toBe('dark');
  expect(localStorage.getItem('leveza-theme')).toBe('dark');

  act(() => setSystemDark(false));
  expect(theme()).toBe('dark');
});

test('going back to the device forgets the choice', async () => {
  localStorage.setItem('leveza-theme', 'dark');
  const { user } = renderInApp(<ThemeSwitch />);
  await user.click(screen.getByRole('radio', { name: 'Do aparelho' }));
  expect(painted()).toBe('light');
  expect(localStorage.getItem('leveza-theme')).toBeNull();
});

test('another tab changes this one too', () => {
  localStorage.setItem('leveza-theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'leveza-theme' }));
  expect(painted()).toBe('dark');
});
