import type { Account } from '@leveza/contract/account/settings.ts';
import { Download } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DeletionForm } from './DeletionForm.tsx';

interface Props {
  account: Account;
  onExport: () => void;
  onClose: () => void;
}

export function DeleteDialog({ account, onExport, onClose }: Props) {
  return (
    <Dialog title="Excluir conta" isOpen onClose={onClose}>
      <div className="grid gap-6">
        <div className="grid gap-3 text-pretty">
          <p>
            <strong>Tudo é apagado na hora e não dá para desfazer:</strong> seu perfil, seus registros, seus
            arquivos, suas autorizações e as sessões em todos os aparelhos.
          </p>
          <p className="text-ink-soft">As cópias de segurança são apagadas sozinhas depois de um tempo.</p>
        </div>
        <div className="grid gap-3">
          <p>Quer guardar uma cópia antes?</p>
          <Button variant="secondary" icon={Download} onPress={onExport}>
            Baixar meus dados
          </Button>
        </div>
        <div className="rounded-2xl border border-critical/40 bg-critical-soft p-4">
          <DeletionForm hasPassword={account.hasPassword} onKeep={onClose} />
        </div>
      </div>
    </Dialog>
  );
}
