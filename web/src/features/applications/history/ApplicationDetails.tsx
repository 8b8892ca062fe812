import type { Application } from '@leveza/contract/applications/applications.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatInstant } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
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
  const [isAsking, setAsking] = useState(false);
  const { remove, isPending } = useDeleteApplication(application);
  const { datetime, penId, pain, reactions, notes } = application;
  const confirm = async () => {
    if (await remove()) onClose();
    else setAsking(false);
  };
  return (
    <Dialog
      title={doseText(application)}
      description={`Aplicada em ${formatInstant(datetime, timeZone)}`}
      isOpen
      onClose={onClose}
      actions={
        isAsking ? (
          <ConfirmInline
            question={DELETE_QUESTION}
            detail={returnsToPen(application)}
            confirmLabel="Confirmar Exclusão"
            isPending={isPending}
            onConfirm={() => void confirm()}
            onCancel={() => setAsking(false)}
          />
        ) : (
          <>
            <Button variant="secondary" icon={Trash2} onPress={() => setAsking(true)}>
              Excluir
            </Button>
            <Button icon={Pencil} onPress={onEdit}>
              Editar
            </Button>
          </>
        )
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
