import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'light' | 'dark' | 'system';
export type Theme = 'light' | 'dark';

// The same key and colours as public/theme.js, which paints before this module is loaded.
const STORAGE_KEY = 'leveza-theme';
const CANVAS = { light: '#f7f9fc', dark: '#0c131d' } as const;

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
let remembered: string | null = null;

export function themeChoice(): ThemeChoice {
  const stored = readStored();
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function theme(): Theme {
  const choice = themeChoice();
  if (choice !== 'system') return choice;
  return systemIsDark().matches ? 'dark' : 'light';
}

export function chooseTheme(choice: ThemeChoice): void {
  remembered = null;
  try {
    if (choice === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Storage may be switched off; the choice then lasts as long as the page.
    remembered = choice;
  }
  apply();
}

/** Keeps the page in step with the system's setting and with other tabs. */
export function followTheme(): () => void {
  const system = systemIsDark();
  apply();
  system.addEventListener('change', apply);
  window.addEventListener('storage', apply);
  return () => {
    system.removeEventListener('change', apply);
    window.removeEventListener('storage', apply);
  };
}

export function useTheme(): { choice: ThemeChoice; theme: Theme; choose: (choice: ThemeChoice) => void } {
  const choice = useSyncExternalStore(subscribe, themeChoice, () => 'system' as const);
  const current = useSyncExternalStore(subscribe, theme, () => 'light' as const);
  return { choice, theme: current, choose: chooseTheme };
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? remembered;
  } catch {
    return remembered;
  }
}

function apply(): void {
  const current = theme();
  document.documentElement.dataset.theme = current;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = CANVAS[current];
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
