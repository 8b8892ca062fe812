import { type Carer, changeCarer, endCarer } from '@leveza/contract/carers/carers.ts';
import { useState } from 'react';
import { useCommand } from '../../lib/api.ts';
import { formatInstant } from '../../lib/format.ts';
import { useSession } from '../../lib/session.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmInline } from '../../ui/ConfirmInline.tsx';
import { CheckboxGroup } from '../../ui/form/CheckboxGroup.tsx';
import { Row } from '../../ui/Row.tsx';
import { tellFailure, toast } from '../../ui/toast.ts';
import { ALERT_OPTIONS, alertsLine, CARER_STATE } from './carer-words.ts';

/** One carer: which alerts, and the end of them. */
export function CarerRow({ carer }: { carer: Carer }) {
  const { timeZone } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const change = useCommand(changeCarer);
  const end = useCommand(endCarer);
  const { id, name, address, alerts, state, endedBy, lastSentAt } = carer;
  // A second tick counts from the first one, which is still on its way.
  const ticked = change.isPending ? (change.variables.body.alerts ?? alerts) : alerts;
  const params = { id };
  const { word, status } = CARER_STATE[state];
  const stop = () =>
    void end
      .mutateAsync({ params })
      .then(() => toast({ title: 'Avisos encerrados', detail: name }))
      .catch(tellFailure('Não foi possível encerrar'))
      .finally(() => setAsking(false));
  return (
    <Row
      title={name}
      detail={`${address} · ${alertsLine(alerts)}`}
      state={<Badge status={status}>{word}</Badge>}
      isExpanded={isOpen}
      onOpen={() => setOpen(!isOpen)}
    >
      {isOpen && (
        <div className="grid gap-3 px-4 pb-4">
          <p className="text-sm text-ink-soft tabular-nums">
            {endedBy === 'carer' ? 'A própria pessoa encerrou. ' : ''}
            {lastSentAt ? `Último aviso em ${formatInstant(lastSentAt, timeZone)}.` : 'Nenhum aviso enviado.'}
          </p>
          {state !== 'ended' && (
            <CheckboxGroup
              label="Avisos"
              options={ALERT_OPTIONS}
              value={ticked}
              onChange={(next) =>
                void change
                  .mutateAsync({ params, body: { alerts: next } })
                  .catch(tellFailure('Não foi possível mudar os avisos'))
              }
            />
          )}
          {state !== 'ended' && !isAsking && (
            <Button variant="danger" size="sm" className="justify-self-start" onPress={() => setAsking(true)}>
              Encerrar avisos
            </Button>
          )}
          {isAsking && (
            <ConfirmInline
              question={`Encerrar os avisos a ${name}?`}
              detail="A pessoa não recebe mais nada."
              confirmLabel="Encerrar avisos"
              isPending={end.isPending}
              onConfirm={stop}
              onCancel={() => setAsking(false)}
            />
          )}
        </div>
      )}
    </Row>
  );
}
