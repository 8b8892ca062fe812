import { Notice } from '../../ui/Notice.tsx';

/** Says where a link went, or that it did not leave the server. */
export function LinkSent({ to, isMailConfigured }: { to: string; isMailConfigured: boolean }) {
  if (!isMailConfigured) {
    return (
      <Notice tone="attention" title="Link criado" isLive>
        O Leveza ainda não envia e-mails aqui. Peça o link a quem deu a você acesso ao Leveza; ele foi feito
        para <strong className="wrap-anywhere">{to}</strong>.
      </Notice>
    );
  }
  return (
    <Notice tone="ok" title="Confira seu e-mail" isLive>
      Enviamos um link para <strong className="wrap-anywhere">{to}</strong>. Abra-o para confirmar o endereço.
    </Notice>
  );
}
