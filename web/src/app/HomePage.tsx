import { LevezaMark } from '../ui/LevezaMark.tsx';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';
import { ServerState } from './ServerState.tsx';

export function HomePage() {
  return (
    <div className="grid flex-1 grid-rows-[auto_1fr_auto] pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)]">
      <header className="mx-auto flex w-full max-w-5xl items-center justify-end px-4 py-3">
        <ThemeSwitch />
      </header>

      <main className="mx-auto grid w-full max-w-xl content-center justify-items-center gap-6 px-6 py-10 text-center">
        <span className="grid size-28 place-items-center rounded-4xl border border-line bg-surface">
          <LevezaMark className="size-16" />
        </span>
        <div className="grid gap-2">
          <h1 className="text-5xl font-bold tracking-tight sm:text-6xl">Leveza</h1>
          <p className="text-lg font-medium text-leaf-ink sm:text-xl">Saúde inteligente e canetas GLP-1</p>
        </div>
        <p className="max-w-md text-pretty text-ink-soft sm:text-lg">
          O Leveza guarda o que você comprou e o que ainda resta, cada dose e cada aplicação, e lembra da
          próxima. Peso, medidas, sintomas, refeições e exames ficam juntos, prontos para a conversa com seu
          médico.
        </p>
      </main>

      <footer className="px-4 py-6">
        <ServerState />
      </footer>
    </div>
  );
}
