import { CONSENT_VERSION, giveConsent } from '@leveza/contract/auth/consent.ts';
import { useCommand } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { Link } from '../../../ui/Link.tsx';

/**
 * Asks for consent once, before the first search: which data goes out, to whom, and which never does (LGPD art. 11).
 */
export function AiConsent() {
  const consent = useCommand(giveConsent);
  return (
    <section aria-labelledby="ai-consent" className="grid gap-4 rounded-2xl bg-sunken p-5">
      <h3 id="ai-consent" className="text-lg font-semibold tracking-tight">
        Antes da primeira busca
      </h3>
      <div className="grid gap-2 text-pretty text-ink-soft">
        <p>
          A busca com IA envia a um serviço externo de inteligência artificial{' '}
          <strong className="font-semibold text-ink">só o que você digitar nela</strong>: produto, marca e
          código de barras.
        </p>
        <p>Seu nome, suas doses, seu peso e o resto da sua conta não são enviados.</p>
        <p>
          As respostas podem ter erros e ficam marcadas como <em>não verificado</em>. Você pode retirar esta
          autorização quando quiser, no seu perfil. Leia a{' '}
          <Link to="/privacidade" target="_blank">
            Política de privacidade
          </Link>
          .
        </p>
      </div>
      <FormAlert>{consent.error?.message}</FormAlert>
      <Button
        className="sm:justify-self-start"
        isPending={consent.isPending}
        pendingLabel="Autorizando..."
        onPress={() => consent.mutate({ body: { purpose: 'ai', version: CONSENT_VERSION } })}
      >
        Autorizar busca com IA
      </Button>
    </section>
  );
}
