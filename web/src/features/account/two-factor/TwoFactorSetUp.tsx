import { startTwoFactor } from '@leveza/contract/auth/two-factor.ts';
import { Suspense, useState } from 'react';
import { useCommand } from '../../../lib/api.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { PasswordStep } from './PasswordStep.tsx';

// Drawing QR codes is only needed here.
const ScanStep = lazyPart(() => import('./ScanStep.tsx'), 'ScanStep');

/** From the password to a confirmed code. */
export function TwoFactorSetUp({ onConfirmed }: { onConfirmed: (recoveryCodes: string[]) => void }) {
  const start = useCommand(startTwoFactor);
  const [started, setStarted] = useState<{ secret: string; uri: string } | null>(null);

  if (started) {
    return (
      <Suspense fallback={<Skeleton className="mx-auto size-60" />}>
        <ScanStep {...started} onConfirmed={onConfirmed} onBack={() => setStarted(null)} />
      </Suspense>
    );
  }
  return (
    <PasswordStep
      label="Continuar"
      onSubmit={async (password) => {
        const { data } = await start.mutateAsync({ body: { password } });
        setStarted(data);
      }}
    >
      <p className="text-pretty text-ink-soft">
        Você vai precisar de um aplicativo autenticador no celular. Ele mostra um código novo a cada 30
        segundos, e só com ele e a senha se entra na conta.
      </p>
    </PasswordStep>
  );
}
