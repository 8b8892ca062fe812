import { listCarers } from '@leveza/contract/carers/carers.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { RecordList } from '../../ui/RecordList.tsx';
import { SkeletonList } from '../../ui/SkeletonList.tsx';
import { CarerRow } from './CarerRow.tsx';

interface Props {
  onNew: () => void;
  onClose: () => void;
}

export function CarersDialog({ onNew, onClose }: Props) {
  const query = useQuery(read(listCarers, {}));
  const carers = query.data?.data;
  return (
    <Dialog
      title="Cuidadores"
      description="Recebem só os avisos que você escolher, sem doses, peso ou qualquer outro dado."
      isOpen
      onClose={onClose}
      actions={<Button onPress={onNew}>Convidar alguém</Button>}
    >
      {query.isLoadingError && (
        <ErrorState
          message={query.error.message}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.isPending && <SkeletonList />}
      {carers?.length === 0 && (
        <p className="text-pretty text-ink-soft">
          Ninguém ainda. Quem você convidar precisa aceitar antes de receber o primeiro aviso.
        </p>
      )}
      {carers && carers.length > 0 && (
        <RecordList label="Cuidadores">
          {carers.map((carer) => (
            <CarerRow key={carer.id} carer={carer} />
          ))}
        </RecordList>
      )}
    </Dialog>
  );
}
