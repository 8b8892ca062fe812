import { Link } from '@tanstack/react-router';
import { LOST } from '../ui/drawings/error-scenes.ts';
import { SceneDrawing } from '../ui/drawings/SceneDrawing.tsx';
import { LINK_BUTTON } from './link-button.ts';

export function NotFoundPage() {
  return (
    <main className="mx-auto grid max-w-md flex-1 place-content-center justify-items-center gap-3 px-6 py-16 text-center">
      <SceneDrawing scene={LOST} className="size-36" />
      <h1 className="text-2xl font-bold tracking-tight">Página não encontrada</h1>
      <p className="text-pretty text-ink-soft">
        O endereço pode ter mudado ou sido digitado com um erro. Seus registros continuam guardados.
      </p>
      <Link to="/" className={`${LINK_BUTTON} mt-3`}>
        Voltar ao início
      </Link>
    </main>
  );
}
