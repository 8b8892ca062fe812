import { LevezaMark } from '../ui/LevezaMark.tsx';

/** While it is being found out who is signed in; the router shows it only when that takes more than a moment. */
export function LoadingScreen() {
  return (
    <main
      aria-busy
      className="grid flex-1 place-content-center justify-items-center gap-4 px-6 py-16 text-center"
    >
      <LevezaMark className="size-20 animate-pulse" />
      <p aria-hidden className="text-3xl font-bold tracking-tight">
        Leveza
      </p>
      <p role="status" className="font-medium text-ink-soft">
        Carregando...
      </p>
    </main>
  );
}
