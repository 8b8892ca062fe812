import type { ReactNode } from 'react';
import { LevezaMark } from '../../ui/LevezaMark.tsx';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';

/** The frame of a shared report: as wide as a page, and nothing of an account around it. */
export function SharedLayout({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-4xl flex-1 content-start gap-5 px-4 pt-[env(safe-area-inset-top)] pb-12">
      <header className="flex items-center justify-between py-3">
        <p className="flex items-center gap-2.5">
          <LevezaMark className="size-8" />
          <span className="text-xl font-bold tracking-tight">Leveza</span>
        </p>
        <ThemeSwitch />
      </header>
      <main className="grid min-w-0 gap-5">
        <h1 className="sr-only">Relatório compartilhado</h1>
        {children}
      </main>
    </div>
  );
}
