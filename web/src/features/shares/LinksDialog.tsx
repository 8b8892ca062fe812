import { listShares } from '@leveza/contract/shares/shares.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { NO_LINKS } from '../../ui/drawings/people-scenes.ts';
import { ListDialog } from '../../ui/ListDialog.tsx';
import { LinkRow } from './LinkRow.tsx';

interface Props {
  onNew: () => void;
  onClose: () => void;
}

/** The patient's links, the ended ones as well: who could read what, and when it was opened. */
export function LinksDialog({ onNew, onClose }: Props) {
  return (
    <ListDialog
      title="Links do relatório"
      action={<Button onPress={onNew}>Criar link</Button>}
      query={useQuery(read(listShares, {}))}
      scene={NO_LINKS}
      empty="Nenhum link ainda. Crie um para o médico ler seu relatório sem precisar de conta."
      renderRow={(share) => <LinkRow key={share.id} share={share} />}
      onClose={onClose}
    />
  );
}
