import {
  CONSENT_VERSION,
  type ConsentPurpose,
  type ConsentRecord,
  giveConsent,
  withdrawConsent,
} from '@leveza/contract/auth/consent.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useCommand } from '../../../lib/api.ts';
import { formatInstant } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { type ChangeMessage, tell, toast } from '../../../ui/toast.ts';

interface Props {
  purpose: ConsentPurpose;
  /** Everything decided about this purpose, newest first. */
  records: readonly ConsentRecord[];
  /** In place of withdrawing at once, where that has consequences to be read first. */
  onWithdraw?: () => void;
  children?: ReactNode;
}

/** One purpose: its reason, the decision, and a way to decide again. */
export function ConsentItem({ purpose, records, onWithdraw, children }: Props) {
  const id = useId();
  const { timeZone } = useSession();
  const give = useCommand(giveConsent);
  const withdraw = useCommand(withdrawConsent);
  const { title, text } = CONSENT_TEXTS[purpose];
  const consent = records.find(({ withdrawnAt }) => withdrawnAt === null);

  const giveAgain = async () => {
    await give.mutateAsync({ body: { purpose, version: CONSENT_VERSION } });
    return { title: 'Autorização dada', detail: title };
  };
  const takeBack = async () => {
    await withdraw.mutateAsync({ params: { purpose } });
    return { title: 'Autorização retirada', detail: title, undo: giveAgain };
  };
  return (
    <li aria-labelledby={id} className="grid gap-3 py-5 first:pt-0 last:pb-0">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h3 id={id} className="font-semibold">
            {title}
          </h3>
          <Badge status={consent ? 'ok' : 'neutral'}>{consent ? 'Autorizado' : 'Não autorizado'}</Badge>
        </div>
        <p className="text-pretty text-ink-soft">{text}</p>
        {consent && (
          <p className="text-sm text-ink-faint tabular-nums">
            Versão {consent.version}, autorizada em {formatInstant(consent.givenAt, timeZone)}
          </p>
        )}
      </div>
      {children ?? (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          aria-label={`${consent ? 'Retirar' : 'Autorizar'}: ${title}`}
          isPending={give.isPending || withdraw.isPending}
          onPress={consent ? (onWithdraw ?? (() => decide(takeBack))) : () => decide(giveAgain)}
        >
          {consent ? 'Retirar' : 'Autorizar'}
        </Button>
      )}
      {records.length > 0 && <ConsentHistory title={title} records={records} timeZone={timeZone} />}
    </li>
  );
}

function ConsentHistory({
  title,
  records,
  timeZone,
}: {
  title: string;
  records: readonly ConsentRecord[];
  timeZone: string;
}) {
  return (
    <details className="group text-sm text-ink-soft">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 rounded-lg font-medium text-brand-ink">
        Ver histórico<span className="sr-only"> de {title}</span>
        <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
      </summary>
      <ul className="grid gap-1 tabular-nums">
        {records.map(({ version, givenAt, withdrawnAt }) => (
          <li key={`${givenAt} ${withdrawnAt}`} className="grid gap-1">
            {withdrawnAt && <span>Retirada em {formatInstant(withdrawnAt, timeZone)}</span>}
            <span>
              Autorizada em {formatInstant(givenAt, timeZone)} (versão {version})
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const decide = (decision: () => Promise<ChangeMessage>) => void decision().then(tell, explain);

function explain({ message }: Problem): void {
  toast({ title: message, tone: 'critical' });
}

const CONSENT_TEXTS: Record<ConsentPurpose, { title: string; text: string }> = {
  'health-data': {
    title: 'Dados de saúde',
    text: 'Guardar e usar peso, medidas, doses, sintomas, refeições e exames para acompanhar seu tratamento. Sem isso não há conta no Leveza.',
  },
  messages: {
    title: 'Mensagens',
    text: 'Enviar lembretes por e-mail, SMS ou WhatsApp.',
  },
  ai: {
    title: 'Inteligência artificial',
    text: 'Fazer buscas e ler exames com um modelo de inteligência artificial.',
  },
  sharing: {
    title: 'Compartilhamento',
    text: 'Enviar relatórios a outra pessoa, quando você pedir.',
  },
};
