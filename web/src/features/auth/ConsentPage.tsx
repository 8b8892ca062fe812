import { CONSENT_VERSION, giveConsent } from '@leveza/contract/auth/consent.ts';
import type { ReactNode } from 'react';
import { useCommand } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { Link } from '../../ui/Link.tsx';
import { AuthLayout } from './shared/AuthLayout.tsx';
import { useSignOut } from './use-sign-out.ts';

interface Props {
  /** The rights a patient has without consenting. */
  rights?: ReactNode;
}

/** Shown in place of every private screen while the consent is missing or withdrawn. */
export function ConsentPage({ rights }: Props) {
  const consent = useCommand(giveConsent);
  const signOut = useSignOut();

  return (
    <AuthLayout title="Antes de continuar" subtitle="O Leveza precisa da sua autorização.">
      <div className="grid gap-5">
        <div className="grid gap-3 text-pretty">
          <p>
            Para acompanhar seu tratamento, o Leveza guarda e usa seus dados de saúde: peso, medidas, doses,
            sintomas, refeições e exames.
          </p>
          <p>
            Só você vê esses dados. Você pode retirar a autorização quando quiser, e também exportar ou apagar
            tudo.
          </p>
          <p>
            Leia a{' '}
            <Link to="/privacidade" target="_blank">
              Política de privacidade
            </Link>
            .
          </p>
        </div>
        <FormAlert>{consent.error?.message}</FormAlert>
        <div className="grid gap-3">
          <Button
            isFullWidth
            isPending={consent.isPending}
            pendingLabel="Autorizando..."
            onPress={() => consent.mutate({ body: { purpose: 'health-data', version: CONSENT_VERSION } })}
          >
            Autorizar e continuar
          </Button>
          <Button variant="secondary" isFullWidth onPress={signOut}>
            Sair
          </Button>
        </div>
        {rights && (
          <section aria-label="Sem autorizar" className="grid gap-3 border-t border-line pt-5">
            <p className="text-pretty text-ink-soft">
              Se preferir não autorizar, leve seus dados com você ou exclua a conta.
            </p>
            {rights}
          </section>
        )}
      </div>
    </AuthLayout>
  );
}
