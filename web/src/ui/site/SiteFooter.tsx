import { Link } from '@tanstack/react-router';
import { LevezaMark } from '../LevezaMark.tsx';
import { ThemeSwitch } from '../ThemeSwitch.tsx';
import { CONTENT } from './looks.ts';

const LINK =
  'inline-flex min-h-11 items-center rounded-sm text-sm font-medium text-ink-soft sm:text-base hover:text-ink hover:underline';

/** The end of every public page: who it is, the rules, and what it is not. */
export function SiteFooter() {
  return (
    <footer className="border-t border-line pb-[env(safe-area-inset-bottom)]">
      <div className={`${CONTENT} grid gap-2 py-3 sm:gap-10 sm:py-16`}>
        <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-1 sm:items-start sm:gap-y-8">
          <div className="grid gap-1">
            <p className="flex items-center gap-2 text-xl font-bold tracking-tight">
              <LevezaMark className="size-8" />
              Leveza
            </p>
            <p className="text-ink-soft max-sm:hidden">Em português, para quem usa GLP-1.</p>
          </div>
          <nav aria-label="Rodapé" className="max-sm:order-last max-sm:basis-full">
            <ul className="flex flex-wrap gap-x-4 sm:gap-x-6">
              <li>
                <Link to="/termos" className={LINK}>
                  Termos de uso
                </Link>
              </li>
              <li>
                <Link to="/privacidade" className={LINK}>
                  Política de privacidade
                </Link>
              </li>
              <li>
                <a href="mailto:privacidade@leveza.example" className={LINK}>
                  Contato
                </a>
              </li>
            </ul>
          </nav>
          <ThemeSwitch />
        </div>
        <p className="max-w-3xl text-sm text-pretty text-ink-faint sm:border-t sm:border-line sm:pt-6">
          O Leveza registra e explica. Não prescreve, não ajusta dose e não substitui a consulta com sua
          equipe de saúde. Em uma emergência, ligue 192 (SAMU).
        </p>
      </div>
    </footer>
  );
}
