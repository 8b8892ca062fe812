import { PROBLEMS } from '@leveza/contract/problem.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { Reason } from './search.ts';

const NOTICE = {
  expired: { tone: 'info', text: PROBLEMS.unauthenticated.message },
  oidc: { tone: 'critical', text: 'Não foi possível entrar com o provedor externo. Tente novamente.' },
  'oidc-email': {
    tone: 'attention',
    text: 'Já existe uma conta com o e-mail do provedor externo. Entre com seu e-mail e sua senha.',
  },
  reset: { tone: 'ok', text: 'Senha alterada. Entre com a nova senha.' },
} as const;

/** Why the patient is at the sign-in page without having asked for it. */
export function ReasonNotice({ reason }: { reason: Reason }) {
  const { tone, text } = NOTICE[reason];
  return (
    <Notice tone={tone} isLive>
      {text}
    </Notice>
  );
}
