import type { Application } from '@leveza/contract/applications/applications.ts';
import { Pencil } from 'lucide-react';
import { formatInstant } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { DeletableActions } from '../../../ui/DeletableActions.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FactSection, known } from '../../../ui/FactSection.tsx';
import { doseText, placeText } from '../application-words.ts';
import { DELETE_QUESTION, returnsToPen, useDeleteApplication } from './use-delete-application.ts';

interface Props {
  application: Application;
  onEdit: () => void;
  onClose: () => void;
}

/** Everything known about one dose that was applied. */
export function ApplicationDetails({ application, onEdit, onClose }: Props) {
  const { timeZone } = useSession();
  const deleting = useDeleteApplication(application);
  const { datetime, penId, pain, reactions, notes } = application;
  return (
    <Dialog
      title={doseText(application)}
      description={`Aplicada em ${formatInstant(datetime, timeZone)}`}
      isOpen
      onClose={onClose}
      actions={
        <DeletableActions
          question={DELETE_QUESTION}
          detail={returnsToPen(application)}
          deleting={deleting}
          onDeleted={onClose}
        >
          <Button icon={Pencil} onPress={onEdit}>
            Editar
          </Button>
        </DeletableActions>
      }
    >
      <FactSection
        title="Aplicação"
        facts={known({
          'Local de aplicação': placeText(application) ?? 'Não informado',
          Caneta: penId ? 'Saiu do estoque' : 'Fora do estoque',
          Dor: pain === null ? null : `${pain} de 10`,
          Reações: reactions,
          Observações: notes,
        })}
      />
    </Dialog>
  );
}
