import { Link } from '@tanstack/react-router';
import { LevezaMark } from '../LevezaMark.tsx';
import { CONTENT, QUIET, SECONDARY_SMALL } from './looks.ts';
import { Moon, Sun } from 'lucide-react';
import { useEarlyTheme } from '../../lib/early-tap.ts';
import { useTheme } from '../../lib/theme.ts';

const PARTS = [
  { hash: 'recursos', label: 'Recursos' },
  { hash: 'como-funciona', label: 'Como funciona' },
  { hash: 'privacidade', label: 'Privacidade' },
  { hash: 'planos', label: 'Planos' },
  { hash: 'perguntas', label: 'Perguntas' },
];

/** The top of every public page. */
export function SiteHeader() {
  return (
    <header className="sticky top-(--banner,0px) z-20 border-b border-line bg-canvas pt-[env(safe-area-inset-top)]">
      <a
        href="#conteudo"
        className="sr-only rounded-xl bg-brand px-4 py-2 font-semibold text-on-brand focus:not-sr-only focus:absolute
          focus:top-3 focus:left-3 focus:z-10"
      >
        Pular para o conteúdo
      </a>
      <div className={`${CONTENT} flex h-18 items-center gap-1 sm:gap-2`}>
        <Link
          to="/"
          className="mr-auto flex min-h-11 items-center gap-2 rounded-lg text-xl font-bold tracking-tight"
        >
          <LevezaMark className="size-8" />
          Leveza
        </Link>
        <nav aria-label="Nesta página" className="mr-4 hidden lg:block">
          <ul className="flex">
            {PARTS.map(({ hash, label }) => (
              <li key={hash}>
                <Link
                  to="/"
                  hash={hash}
                  activeOptions={{ includeHash: true }}
                  className="flex min-h-11 items-center rounded-lg px-3 font-medium text-ink-soft hover:text-ink"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeToggle />
        <Link to="/login" className={QUIET}>
          Entrar
        </Link>
        <Link to="/register" className={`${SECONDARY_SMALL} max-sm:hidden`}>
          Criar conta
        </Link>
      </div>
    </header>
  );
}

/** Light or dark in one press; the footer also offers what the device says. */
function ThemeToggle() {
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
