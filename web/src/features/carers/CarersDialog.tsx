import { listCarers } from '@leveza/contract/carers/carers.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { NO_CARERS } from '../../ui/drawings/people-scenes.ts';
import { ListDialog } from '../../ui/ListDialog.tsx';
import { CarerRow } from './CarerRow.tsx';

interface Props {
  onNew: () => void;
  onClose: () => void;
}

export function CarersDialog({ onNew, onClose }: Props) {
  return (
    <ListDialog
      title="Cuidadores"
      description="Recebem só os avisos que você escolher, sem doses, peso ou qualquer outro dado."
      action={<Button onPress={onNew}>Convidar alguém</Button>}
      query={useQuery(read(listCarers, {}))}
      scene={NO_CARERS}
      empty="Ninguém ainda. Quem você convidar precisa aceitar antes de receber o primeiro aviso."
      renderRow={(carer) => <CarerRow key={carer.id} carer={carer} />}
      onClose={onClose}
    />
  );
}
