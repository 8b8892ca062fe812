import { Moon, Sun } from 'lucide-react';
import { useEarlyTheme } from '../../lib/early-tap.ts';
import { useTheme } from '../../lib/theme.ts';

/** Light or dark in one press; the footer also offers what the device says. */
export function ThemeToggle() {
  const { theme, choose } = useTheme();
  const early = useEarlyTheme();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={theme === 'dark'}
      aria-label="Tema escuro"
      title="Tema escuro"
      data-early={early}
      onClick={() => choose(theme === 'dark' ? 'light' : 'dark')}
      className="grid size-11 shrink-0 place-items-center rounded-full text-ink-faint transition-colors hover:bg-sunken
        hover:text-ink"
    >
      <Moon aria-hidden className="size-5 dark:hidden" />
      <Sun aria-hidden className="hidden size-5 dark:block" />
    </button>
  );
}
