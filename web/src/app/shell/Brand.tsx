import { Link } from '@tanstack/react-router';
import { useSession } from '../../lib/session.ts';
import { LevezaMark } from '../../ui/LevezaMark.tsx';

/** The mark, the name and the tagline; leads to the first screen. */
export function Brand() {
  const { demoExpiresAt } = useSession();
  return (
    <Link to="/dashboard" className="flex min-w-0 items-center gap-2.5 rounded-xl text-ink no-underline">
      <LevezaMark className="size-9 shrink-0" />
      <span className="grid min-w-0 overflow-hidden">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="text-xl leading-tight font-bold tracking-tight">Leveza</span>{' '}
          {demoExpiresAt && (
            <span className="rounded-full bg-info-soft px-2 py-px text-xs font-semibold text-info-ink">
              Demonstração
            </span>
          )}
        </span>{' '}
        <span className="truncate text-xs text-ink-faint max-[359px]:hidden">
          Saúde inteligente e canetas GLP-1
        </span>
      </span>
    </Link>
  );
}
