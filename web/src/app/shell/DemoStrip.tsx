import { Link } from '@tanstack/react-router';
import { dayOf, formatRelativeDay, formatTime } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';

/** A demonstration says that it is one, until when, and how to have a real account. */
export function DemoStrip({ expiresAt }: { expiresAt: string }) {
  const day = formatRelativeDay(dayOf(expiresAt), dayOf(useNow())).toLocaleLowerCase('pt-BR');
  return (
    <aside
      aria-label="Conta de demonstração"
      className="flex flex-wrap items-center justify-center gap-x-3 border-b border-line bg-info-soft px-3 text-sm
        text-info-ink"
    >
      <p className="py-1 text-pretty">
        Demonstração <span className="max-sm:hidden">com dados de exemplo, </span>até {day} às{' '}
        <span className="tabular-nums">{formatTime(expiresAt)}</span>
      </p>
      <Link
        to="/register"
        className="inline-flex min-h-9 items-center rounded-lg font-semibold underline underline-offset-3
          hover:decoration-2 pointer-coarse:min-h-11"
      >
        Criar conta
      </Link>
    </aside>
  );
}
