import { CONSENT_VERSION, giveConsent, withdrawConsent } from '@leveza/contract/auth/consent.ts';
import { useCommand, useKeptCommand } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { tell, tellFailure } from '../../ui/toast.ts';

/** Nothing but security mail goes out before the patient agrees: said, and given, in the same place. */
export function ConsentNotice() {
  const give = useCommand(giveConsent);
  const withdraw = useKeptCommand(withdrawConsent);
  const agree = () =>
    give.mutateAsync({ body: { purpose: 'messages', version: CONSENT_VERSION } }).then(
      () =>
        tell({
          title: 'Autorização dada',
          detail: 'Mensagens',
          undo: async () => {
            await withdraw.mutateAsync({ params: { purpose: 'messages' } });
            return { title: 'Autorização retirada' };
          },
        }),
      tellFailure('Não foi possível autorizar'),
    );
  return (
    <Notice
      tone="info"
      title="Falta sua autorização"
      action={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="secondary" size="sm" isPending={give.isPending} onPress={() => void agree()}>
            Autorizar mensagens
          </Button>
          <Link to="/profile" search={{ open: 'consents' }}>
            Ver consentimentos
          </Link>
        </div>
      }
    >
      Para enviar lembretes por e-mail, SMS, WhatsApp ou notificação, o Leveza precisa que você autorize. Você
      pode retirar quando quiser.
    </Notice>
  );
}
