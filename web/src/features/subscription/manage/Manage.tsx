import {
  cancelSubscription,
  askRefund,
  keepSubscription,
  type Subscription,
} from '@leveza/contract/subscription/subscription.ts';
import { CreditCard, ReceiptText, RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '../../../lib/api.ts';
import { dayOf, formatDay } from '../../../lib/format.ts';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { RecordGroup } from '../../../ui/RecordGroup.tsx';
import { Row } from '../../../ui/Row.tsx';
import { tellFailure, toast } from '../../../ui/toast.ts';
import { usePortal } from '../use-portal.ts';
import { Invoices } from './Invoices.tsx';

const on = (moment: string | null) => (moment === null ? '' : formatDay(dayOf(moment)));

type Open = 'cancel' | 'refund' | 'invoices' | null;

/** Card, invoices, the end of the renewal and the refund: everything a subscriber may want, without asking anybody. */
export function Manage({ subscription }: { subscription: Subscription }) {
  const [open, setOpen] = useState<Open>(null);
  const portal = usePortal();
  const cancel = useCommand(cancelSubscription, { isStaleAnyway: true });
  const keep = useCommand(keepSubscription, { isStaleAnyway: true });
  const refund = useCommand(askRefund, { isStaleAnyway: true });
  const { purchase } = subscription;
  if (subscription.running !== 'hosted' || !purchase || purchase.phase === 'open') return null;

  const { phase } = purchase;
  const isAlive = phase === 'active' || phase === 'past-due' || phase === 'unpaid' || phase === 'waiting';
  const toggle = (part: Open) => setOpen(open === part ? null : part);
  const carryOut = (asked: Promise<unknown>, title: string, failed: string) =>
    void asked.then(() => toast({ title, tone: 'ok' }), tellFailure(failed)).finally(() => setOpen(null));

  return (
    <RecordGroup title="Sua assinatura" label="Sua assinatura">
      <Row
        icon={CreditCard}
        title="Pagamento"
        detail="Cartão e recibos, na página do serviço de pagamento."
        onOpen={portal.open}
      />
      <Row
        icon={ReceiptText}
        title="Faturas"
        detail="O que foi cobrado, e quando."
        onOpen={() => toggle('invoices')}
        isExpanded={open === 'invoices'}
      >
        {open === 'invoices' && <Invoices />}
      </Row>
      {isAlive && (
        <Row
          icon={RotateCcw}
          title="Cancelar"
          detail={
            phase === 'active'
              ? `Vale até ${on(purchase.periodEnd)}, e não renova mais.`
              : 'Nada mais é cobrado.'
          }
          onOpen={() => toggle('cancel')}
          openLabel="Cancelar a assinatura"
          isExpanded={open === 'cancel'}
        >
          {open === 'cancel' && (
            <div className="p-3">
              <ConfirmInline
                question="Cancelar a renovação?"
                detail={
                  phase === 'active'
                    ? `Você segue com tudo até ${on(purchase.periodEnd)}. Nada do que registrou se perde.`
                    : 'A assinatura termina agora. Nada do que registrou se perde.'
                }
                confirmLabel="Cancelar a renovação"
                cancelLabel="Manter"
                isPending={cancel.isPending}
                onConfirm={() =>
                  carryOut(cancel.mutateAsync({}), 'Renovação cancelada', 'Não foi possível cancelar')
                }
                onCancel={() => setOpen(null)}
              />
            </div>
          )}
        </Row>
      )}
      {phase === 'cancelling' && (
        <Row
          icon={RotateCcw}
          title="Voltar a renovar"
          detail={`Sem isso, a assinatura termina em ${on(purchase.cancelAt)}.`}
          onOpen={() =>
            carryOut(keep.mutateAsync({}), 'A assinatura renova de novo', 'Não foi possível voltar')
          }
        />
      )}
      {purchase.refundUntil !== null && (
        <Row
          icon={Undo2}
          title="Desistir da compra"
          detail={`Até ${on(purchase.refundUntil)}, com o valor inteiro de volta.`}
          onOpen={() => toggle('refund')}
          isExpanded={open === 'refund'}
        >
          {open === 'refund' && (
            <div className="p-3">
              <ConfirmInline
                question="Desistir e receber o valor de volta?"
                detail="A assinatura termina agora e o valor volta pelo mesmo meio. É seu direito por 7 dias (Código de Defesa do Consumidor, art. 49)."
                confirmLabel="Desistir da compra"
                cancelLabel="Manter"
                isPending={refund.isPending}
                onConfirm={() =>
                  carryOut(refund.mutateAsync({}), 'Reembolso pedido', 'Não foi possível pedir')
                }
                onCancel={() => setOpen(null)}
              />
            </div>
          )}
        </Row>
      )}
    </RecordGroup>
  );
}
