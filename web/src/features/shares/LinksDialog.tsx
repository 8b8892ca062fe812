import { listShares } from '@leveza/contract/shares/shares.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { RecordList } from '../../ui/RecordList.tsx';
import { SkeletonList } from '../../ui/SkeletonList.tsx';
import { LinkRow } from './LinkRow.tsx';

interface Props {
  onNew: () => void;
  onClose: () => void;
}

/** The patient's links, the ended ones as well: who could read what, and when it was opened. */
export function LinksDialog({ onNew, onClose }: Props) {
  const query = useQuery(read(listShares, {}));
  const shares = query.data?.data;
  return (
    <Dialog
      title="Links do relatório"
      isOpen
      onClose={onClose}
      actions={<Button onPress={onNew}>Criar link</Button>}
    >
      {query.isLoadingError && (
        <ErrorState
          message={query.error.message}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.isPending && <SkeletonList />}
      {shares?.length === 0 && (
        <p className="text-pretty text-ink-soft">
          Nenhum link ainda. Crie um para o médico ler seu relatório sem precisar de conta.
        </p>
      )}
      {shares && shares.length > 0 && (
        <RecordList label="Links do relatório">
          {shares.map((share) => (
            <LinkRow key={share.id} share={share} />
          ))}
        </RecordList>
      )}
    </Dialog>
  );
}
