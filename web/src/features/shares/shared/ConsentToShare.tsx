import { CONSENT_VERSION, giveConsent, listConsents } from '@leveza/contract/auth/consent.ts';
import { useQuery } from '@tanstack/react-query';
import { read, useCommand } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { tellFailure } from '../../../ui/toast.ts';

/** Nothing is shared without the patient's consent to it; it is asked for here, where it is needed. */
export function ConsentToShare() {
  const consents = useQuery(read(listConsents, {}));
  const give = useCommand(giveConsent);
  const hasConsent = consents.data?.data.some(
    ({ purpose, version, withdrawnAt }) =>
      purpose === 'sharing' && version === CONSENT_VERSION && withdrawnAt === null,
  );
  if (hasConsent !== false) return null;
  return (
    <Notice
      tone="info"
      title="Autorize o compartilhamento"
      action={
        <Button
          size="sm"
          isPending={give.isPending}
          onPress={() =>
            void give
              .mutateAsync({ body: { purpose: 'sharing', version: CONSENT_VERSION } })
              .catch(tellFailure('Não foi possível autorizar'))
          }
        >
          Autorizar
        </Button>
      }
    >
      Enviar relatórios ou avisos a outra pessoa, quando você pedir. Você pode retirar a autorização no seu
      perfil.
    </Notice>
  );
}
