import { type Account } from '@leveza/contract/account/settings.ts';
import { disableTwoFactor, renewRecoveryCodes } from '@leveza/contract/auth/two-factor.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCommand } from '../../../lib/api.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { toast } from '../../../ui/toast.ts';
import { PasswordStep } from './PasswordStep.tsx';

const FEW_CODES = 2;

interface Props {
  account: Account;
  onRenewed: (recoveryCodes: string[]) => void;
  onDisabled: () => void;
}

/** With two steps in force: how many recovery codes are left, new ones, and turning it off. */
export function TwoFactorManage({ account, onRenewed, onDisabled }: Props) {
  const [step, setStep] = useState<'renew' | 'disable' | null>(null);
  const renew = useCommand(renewRecoveryCodes);
  const disable = useCommand(disableTwoFactor);
  const overview = useRef<HTMLDivElement>(null);
  const back = () => {
    // Drawn at once, so that it can take the focus the step had.
    flushSync(() => setStep(null));
    overview.current?.focus();
  };

  if (step === 'renew') {
    return (
      <PasswordStep
        label="Criar novos códigos"
        onBack={back}
        onSubmit={async (password) => {
          const { data } = await renew.mutateAsync({ body: { password } });
          onRenewed(data.recoveryCodes);
        }}
      >
        <p className="text-pretty text-ink-soft">Os códigos anteriores deixam de funcionar.</p>
      </PasswordStep>
    );
  }
  if (step === 'disable') {
    return (
      <PasswordStep
        label="Desabilitar"
        isDanger
        onBack={back}
        onSubmit={async (password) => {
          await disable.mutateAsync({ body: { password } });
          toast({ title: 'Verificação em duas etapas desabilitada' });
          onDisabled();
        }}
      >
        <p className="text-pretty text-ink-soft">Para entrar, bastará a senha.</p>
      </PasswordStep>
    );
  }
  return (
    <div ref={overview} tabIndex={-1} className="grid gap-5 outline-none">
      <Badge status="ok">Habilitado</Badge>
      <CodesLeft left={account.recoveryCodesLeft} />
      <div className="flex flex-wrap gap-2 *:flex-1 sm:*:flex-none">
        <Button variant="secondary" onPress={() => setStep('renew')}>
          Criar novos códigos
        </Button>
        <Button variant="danger" onPress={() => setStep('disable')}>
          Desabilitar
        </Button>
      </div>
    </div>
  );
}

function CodesLeft({ left }: { left: number }) {
  if (left > FEW_CODES) return <p>Restam {left} códigos de recuperação.</p>;
  const count =
    left === 0
      ? 'Não resta nenhum código'
      : `Resta${left === 1 ? '' : 'm'} ${left} código${left === 1 ? '' : 's'}`;
  return (
    <Notice tone="attention">
      {count} de recuperação. Crie novos para não ficar sem acesso se perder o celular.
    </Notice>
  );
}
