import { Download, Trash2 } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { useAccountDialog } from './use-account-dialog.ts';
import { WithAccount } from './WithAccount.tsx';

/** What remains without consent: taking the data along, and deleting the account. */
export function RemainingRights() {
  const { open, show, close } = useAccountDialog();
  return (
    <>
      <div className="grid gap-3">
        <Button variant="secondary" icon={Download} isFullWidth onPress={() => show('export')}>
          Baixar meus dados
        </Button>
        <Button variant="danger" icon={Trash2} isFullWidth onPress={() => show('delete')}>
          Excluir conta
        </Button>
      </div>
      {open === 'export' && <ExportDialog onClose={close} />}
      {open === 'delete' && (
        <WithAccount title="Excluir conta" onClose={close}>
          {(account) => <DeleteDialog account={account} onClose={close} />}
        </WithAccount>
      )}
    </>
  );
}
