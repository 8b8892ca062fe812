import { type Invoice, listInvoices } from '@leveza/contract/subscription/subscription.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/api.ts';
import { dayOf, formatDay } from '../../../lib/format.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { OutsideLink } from '../../../ui/Link.tsx';
import { reais } from '../standing-words.ts';

const STATE: Record<Invoice['state'], string> = {
  paid: 'paga',
  open: 'em aberto',
  void: 'anulada',
  other: 'em andamento',
};

/** The invoices as the provider has them now. */
export function Invoices() {
  const query = useQuery(read(listInvoices, {}));
  const invoices = query.data?.data.invoices;
  return (
    <div className="px-4 pb-4">
      {query.isPending && <p role="status">Buscando as faturas...</p>}
      {query.isLoadingError && <ErrorState query={query} />}
      {invoices?.length === 0 && <p className="text-ink-soft">Nenhuma fatura ainda.</p>}
      {invoices && invoices.length > 0 && (
        <ul aria-label="Faturas" className="grid gap-2 tabular-nums">
          {invoices.map(({ id, createdAt, amountCents, state, url }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-3">
              <span>{formatDay(dayOf(createdAt))}</span>
              <span className="font-semibold">{reais(amountCents)}</span>
              <span className="text-ink-soft">{STATE[state]}</span>
              {url && (
                <OutsideLink href={url} target="_blank" rel="noreferrer" className="ml-auto">
                  Ver fatura
                </OutsideLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
