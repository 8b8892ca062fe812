import { Link } from '@tanstack/react-router';
import { Compass } from 'lucide-react';
import { LINK_BUTTON } from './link-button.ts';

export function NotFoundPage() {
  return (
    <main className="mx-auto grid max-w-md flex-1 place-content-center justify-items-center gap-3 px-6 py-16 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-brand-soft text-brand-ink">
        <Compass aria-hidden className="size-7" />
      </span>
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
