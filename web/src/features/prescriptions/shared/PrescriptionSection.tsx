import { listPrescriptions } from '@leveza/contract/prescriptions.ts';
import { VALID_DAYS, VALIDITY_SOURCES } from '@leveza/domain/prescriptions/validity.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FilePlus2 } from 'lucide-react';
import { inPlace } from '../../../lib/address.ts';
import { read } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { Sources } from '../../../ui/Sources.tsx';
import { PrescriptionRow } from '../PrescriptionRow.tsx';
import type { PrescriptionsSearch } from '../search.ts';

const PrescriptionDialog = lazyDialog(() => import('../PrescriptionDialog.tsx'), 'PrescriptionDialog');

/** The patient's prescriptions: until when each is good, and the paper itself. */
export function PrescriptionSection() {
  const { data, error, isFetching, refetch } = useQuery(read(listPrescriptions, {}));
  const view = usePrescriptionView();
  const prescriptions = data?.data;
  const edited = prescriptions?.find(({ id }) => id === view.opened);
  return (
    <section aria-label="Receitas" className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold tracking-tight">Receitas</h3>
        <Button variant="secondary" size="sm" icon={FilePlus2} onPress={() => view.show('new')}>
          Adicionar receita
        </Button>
      </div>
      {prescriptions ? (
        <>
          {prescriptions.length === 0 && <p className="text-ink-soft">Nenhuma receita guardada ainda.</p>}
          <ul aria-label="Receitas" className="grid gap-3 empty:hidden">
            {prescriptions.map((each) => (
              <PrescriptionRow key={each.id} prescription={each} onEdit={() => view.show(each.id)} />
            ))}
          </ul>
        </>
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <SkeletonList rows={1} />
      )}
      <p className="text-sm text-pretty text-ink-soft">
        A receita vale por {VALID_DAYS} dias a partir da data escrita nela. Sem ‘uso contínuo’, serve para uma
        compra.
      </p>
      <Sources of={[VALIDITY_SOURCES]} />
      {(view.opened === 'new' || edited) && (
        <PrescriptionDialog key={view.opened} prescription={edited ?? null} onClose={view.close} />
      )}
    </section>
  );
}

/** Which prescription is being written: kept in the address. */
function usePrescriptionView() {
  const { receita } = useSearch({ from: '/kit/private/medications' });
  const navigate = useNavigate({ from: '/medications' });
  const change = (changes: PrescriptionsSearch) => void navigate(inPlace(changes));
  return {
    opened: receita ?? null,
    show: (what: string) => change({ receita: what }),
    close: () => change({ receita: undefined }),
  };
}
