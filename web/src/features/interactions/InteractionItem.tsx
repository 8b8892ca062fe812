import { dismissInteraction, type InteractionNotice } from '@leveza/contract/interactions.ts';
import { useCommand } from '../../lib/api.ts';
import { formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Sources } from '../../ui/Sources.tsx';
import { tellFailure, toast } from '../../ui/toast.ts';

const NAMES = new Intl.ListFormat('pt-BR');

/** One calm notice, put away once it was understood, until another medicine of its kind is recorded. */
export function InteractionItem({ notice, onPutAway }: { notice: InteractionNotice; onPutAway: () => void }) {
  const dismiss = useCommand(dismissInteraction);
  const putAway = () => {
    onPutAway();
    void dismiss
      .mutateAsync({ params: { id: notice.id }, body: { names: notice.names } })
      .then(() => toast({ title: 'Este aviso não aparece mais' }), tellFailure('Não foi possível salvar'));
  };

  return (
    <li>
      <Notice
        tone={notice.severity === 'high' ? 'attention' : 'info'}
        title={notice.title}
        action={
          <Button variant="secondary" size="sm" isPending={dismiss.isPending} onPress={putAway}>
            Entendi, não mostrar de novo
          </Button>
        }
      >
        <div className="grid gap-1">
          <p className="text-sm font-medium">{NAMES.format(notice.names)}</p>
          <p>{notice.text}</p>
          {notice.until && (
            <p className="font-medium">
              {`Vale para agora: até ${formatDay(notice.until)}, pelo início ou pela última etapa da dose.`}
            </p>
          )}
          <Sources of={[notice]} />
        </div>
      </Notice>
    </li>
  );
}
