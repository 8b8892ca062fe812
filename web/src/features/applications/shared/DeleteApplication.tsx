import { type Application, readApplication } from '@leveza/contract/applications/applications.ts';
import { useItem } from '../../../lib/use-item.ts';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { toast } from '../../../ui/toast.ts';
import { doseText } from '../application-words.ts';
import { useDeleteApplication } from '../history/use-delete-application.ts';

interface Props {
  id: string;
  onClose: () => void;
}

/** Asks before an application is deleted, outside of its own screen, and offers it back. */
export function DeleteApplication({ id, onClose }: Props) {
  const application = useItem(readApplication, id, {
    rows: [],
    onLost: (title) => {
      toast({ title, tone: 'critical' });
      onClose();
    },
  });
  return application && <Question application={application} onClose={onClose} />;
}

function Question({ application, onClose }: { application: Application; onClose: () => void }) {
  const { remove, isPending } = useDeleteApplication(application);
  return (
    <ConfirmInline
      question="Excluir esta aplicação?"
      detail={doseText(application)}
      confirmLabel="Confirmar Exclusão"
      isPending={isPending}
      onConfirm={() => void remove().then(onClose)}
      onCancel={onClose}
    />
  );
}
