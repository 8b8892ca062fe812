import { listShareOpenings } from '@leveza/contract/shares/shares.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { formatInstant } from '../../lib/format.ts';
import { useSession } from '../../lib/session.ts';

/** When a link was opened, and tries with a wrong PIN. */
export function Openings({ shareId }: { shareId: string }) {
  const { timeZone } = useSession();
  const { data, error } = useQuery(read(listShareOpenings, { params: { id: shareId } }));
  if (error) return <p className="text-sm text-critical-ink">{error.message}</p>;
  if (!data) return <p className="text-sm text-ink-soft">Buscando as aberturas…</p>;
  if (data.data.length === 0) return <p className="text-sm text-ink-soft">Ninguém abriu este link ainda.</p>;
  return (
    <ul aria-label="Aberturas" className="grid gap-1 text-sm text-ink-soft tabular-nums">
      {data.data.map(({ at, device, outcome }) => (
        <li key={at} className="grid grid-cols-[auto_1fr] gap-x-3">
          <span>{formatInstant(at, timeZone)}</span>
          <span>
            {[device ?? 'aparelho desconhecido', ...(outcome === 'wrong-pin' ? ['PIN errado'] : [])].join(
              ' · ',
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
