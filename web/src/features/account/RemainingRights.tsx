import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import type { AccountDialogName } from './search.ts';
import { useAccountDialog } from './use-account-dialog.ts';
import { WithAccount } from './WithAccount.tsx';

/** The rights that need no consent: exporting the data, and deleting the account. */
export function RemainingRights() {
  const asked = useAccountDialog();
  // It is shown at any address, and only that of the profile has a word for its dialogs.
  const [chosen, setChosen] = useState<AccountDialogName>();
  const open = chosen ?? asked.open;
  const close = () => {
    setChosen(undefined);
    if (asked.open) asked.close();
  };
  return (
    <>
      <div className="grid gap-3">
        <Button variant="secondary" icon={Download} isFullWidth onPress={() => setChosen('export')}>
          Baixar meus dados
        </Button>
        <Button variant="danger" icon={Trash2} isFullWidth onPress={() => setChosen('delete')}>
          Excluir conta
        </Button>
      </div>
      {open === 'export' && <ExportDialog onClose={close} />}
      {open === 'delete' && (
        <WithAccount title="Excluir conta" onClose={close}>
          {(account) => (
            <DeleteDialog account={account} onExport={() => setChosen('export')} onClose={close} />
          )}
        </WithAccount>
      )}
    </>
  );
}
