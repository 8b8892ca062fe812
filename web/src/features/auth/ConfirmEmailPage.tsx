import { confirmEmail } from '@leveza/contract/auth/email.ts';
import { PROBLEMS } from '@leveza/contract/problem.ts';
import { linkOptions, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCommand } from '../../lib/api.ts';
import { mayBeSignedIn } from '../../lib/session-hint.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { AuthLayout } from './shared/AuthLayout.tsx';
import { useLinkToken } from './use-link-token.ts';

/** Where the link of a message leads: the address is confirmed, or the link is spent. */
export function ConfirmEmailPage() {
  const token = useLinkToken();
  const { confirmed, problem, isPending, send } = useConfirmEmail(token);

  const content = () => {
    if (confirmed?.isReturned) return <Returned email={confirmed.email} />;
    if (confirmed) return <Confirmed email={confirmed.email} />;
    if (token === null || problem?.code === 'email-link-spent') {
      return <Refused message={PROBLEMS['email-link-spent'].message} />;
    }
    if (problem?.code === 'email-in-use') return <Refused message={problem.message} />;
    if (problem) {
      return (
        <ErrorState
          title="Não foi possível confirmar"
          message={problem.message}
          onRetry={send}
          isRetrying={isPending}
        />
      );
    }
    return <ProgressBar label="Confirmando seu e-mail…" value={null} />;
  };

  return <AuthLayout title="Confirmar e-mail">{content()}</AuthLayout>;
}

function Confirmed({ email }: { email: string }) {
  return (
    <div className="grid gap-5">
      <Notice tone="ok" title="E-mail verificado" isLive>
        <span className="wrap-anywhere">{email}</span> é o endereço da sua conta.
      </Notice>
      {mayBeSignedIn() ? (
        <Link to="/profile" variant="primary" isFullWidth>
          Ir para o perfil
        </Link>
      ) : (
        <Link to="/login" search={{ next: '/profile' }} variant="primary" isFullWidth>
          Entrar
        </Link>
      )}
    </div>
  );
}

function Returned({ email }: { email: string }) {
  return (
    <Notice tone="ok" title="Sua conta voltou a este e-mail" isLive>
      Todos os aparelhos foram desconectados. Enviamos para <span className="wrap-anywhere">{email}</span> um
      link para criar uma nova senha.
    </Notice>
  );
}

function Refused({ message }: { message: string }) {
  const router = useRouter();
  const settings = linkOptions({ to: '/profile', search: { open: 'email' } });
  return (
    <div className="grid gap-5">
      <Notice tone="attention" isLive>
        {message}
      </Notice>
      {mayBeSignedIn() ? (
        <Link {...settings} variant="primary" isFullWidth>
          Pedir um novo link
        </Link>
      ) : (
        <Link
          to="/login"
          search={{ next: router.buildLocation(settings).href }}
          variant="primary"
          isFullWidth
        >
          Entrar e pedir um novo link
        </Link>
      )}
    </div>
  );
}

/** Opens the link of a message once, by itself; again only when asked. */
function useConfirmEmail(token: string | null) {
  const confirm = useCommand(confirmEmail);
  const isSent = useRef(false);

  const send = () => {
    if (token !== null) confirm.mutate({ body: { token } });
  };
  const sendOnce = useEffectEvent(() => {
    if (isSent.current) return;
    isSent.current = true;
    send();
  });
  useEffect(() => sendOnce(), []);

  return { confirmed: confirm.data?.data, problem: confirm.error, isPending: confirm.isPending, send };
}
