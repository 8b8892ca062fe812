import { verifyEmail } from '@leveza/contract/auth/email.ts';
import { useCommand } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { tellFailure, toast } from '../../../ui/toast.ts';

/** The account's own address becomes the patient's by a link, not by a code: it is the one of the account's mails. */
export function LinkToOpen() {
  const { email } = useSession();
  const verify = useCommand(verifyEmail);
  const sendAgain = () =>
    verify
      .mutateAsync({})
      .then(() => toast({ title: 'Link enviado', detail: 'Abra-o para confirmar.' }))
      .catch(tellFailure('Não foi possível enviar o link'));
  return (
    <section
      aria-label="Confirmar com o link"
      className="grid gap-3 rounded-2xl border border-line bg-sunken p-4"
    >
      <p className="text-pretty">
        Abra o link de confirmação enviado para <strong className="wrap-anywhere">{email}</strong>. Antes
        disso, nenhum lembrete chega por e-mail.
      </p>
      <Button
        variant="secondary"
        isPending={verify.isPending}
        pendingLabel="Enviando..."
        onPress={() => void sendAgain()}
        className="justify-self-start"
      >
        Enviar o link de novo
      </Button>
    </section>
  );
}
