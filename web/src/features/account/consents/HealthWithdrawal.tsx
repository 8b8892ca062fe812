import { withdrawConsent } from '@leveza/contract/auth/consent.ts';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { useCommand } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { takeFocus } from '../take-focus.ts';
import { useAccountDialog } from '../use-account-dialog.ts';

/** Without this consent there is no account: said before it is taken back, with the ways on. */
export function HealthWithdrawal({ onKeep }: { onKeep: () => void }) {
  const id = useId();
  const { show } = useAccountDialog();
  const withdraw = useCommand(withdrawConsent, { isQuick: true });
  const leave = () =>
    withdraw.mutate(
      { params: { purpose: 'health-data' } },
      // The way on does not wait for the news: the page under it closes as soon as it knows.
      { onSuccess: () => show('delete') },
    );

  return (
    <div
      role="group"
      aria-labelledby={id}
      className="grid gap-4 rounded-2xl border border-critical/40 bg-critical-soft p-4"
    >
      <div ref={takeFocus} tabIndex={-1} className="grid gap-1 text-pretty outline-none">
        <p id={id} className="font-semibold">
          Retirar a autorização dos dados de saúde?
        </p>
        <p>
          Sem ela, o Leveza não pode manter sua conta: o app fecha e a conta precisa ser excluída. Antes,
          baixe uma cópia dos seus dados.
        </p>
      </div>
      <FormAlert>{withdraw.error?.message}</FormAlert>
      <div className="grid gap-2">
        <Button variant="secondary" icon={Download} onPress={() => show('export', 'consents')}>
          Baixar meus dados
        </Button>
        <Button variant="danger" isPending={withdraw.isPending} onPress={leave}>
          Retirar e ir para a exclusão
        </Button>
        <Button variant="secondary" isDisabled={withdraw.isPending} onPress={onKeep}>
          Manter
        </Button>
      </div>
    </div>
  );
}
