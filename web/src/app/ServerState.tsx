import type { Health } from '@leveza/contract/health.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { useQuery } from '@tanstack/react-query';
import { problemOf } from '../lib/wire.ts';

const LOOK_EVERY_MS = 30_000;
const DATABASE = { embedded: 'banco de dados local', external: 'banco de dados externo' } as const;

/** One live line: whether the service answers, and which version it is. */
export function ServerState() {
  const health = useQuery<Health, Problem>({
    queryKey: ['/health'],
    queryFn: look,
    refetchInterval: LOOK_EVERY_MS,
  });
  return (
    <div
      role="status"
      className="flex min-h-11 flex-wrap items-center justify-center gap-x-2 text-sm text-ink-faint"
    >
      {health.isPending && <Line colour="bg-empty">Verificando o serviço…</Line>}
      {health.isSuccess && (
        <Line colour="bg-ok">
          Serviço no ar · {DATABASE[health.data.database]} · versão {health.data.version}
        </Line>
      )}
      {health.isError && (
        <>
          <Line colour="bg-critical">{health.error.message}</Line>
          <button
            type="button"
            onClick={() => void health.refetch()}
            className="min-h-11 cursor-pointer rounded-lg px-2 font-semibold text-brand-ink hover:underline"
          >
            Tentar novamente
          </button>
        </>
      )}
    </div>
  );
}

function Line({ colour, children }: { colour: string; children: React.ReactNode }) {
  return (
    <p className="text-center text-pretty">
      <span aria-hidden className={`mr-2 inline-block size-2 rounded-full ${colour}`} />
      {children}
    </p>
  );
}

// Without `call`: parsing one line by the contract would bring all of zod (25 kB) to the first page.
async function look({ signal }: { signal: AbortSignal }): Promise<Health> {
  const response = await fetch('/api/health', { signal }).catch((cause: unknown) => {
    throw new Problem('offline', { cause });
  });
  if (!response.ok) throw await problemOf(response);
  const { data } = (await response.json()) as { data: Health };
  return data;
}
