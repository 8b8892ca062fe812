import type { Pen } from '@leveza/contract/pens/pens.ts';
import { formatInstant } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DateTimeField } from '../../../ui/form/DateTimeField.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { NowOrThen } from '../../../ui/form/NowOrThen.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Sources } from '../../../ui/Sources.tsx';
import { allergyDoubt } from '../../profile/shared/allergy-words.ts';
import { PenBadge } from '../card/PenBadge.tsx';
import { useProduct } from '../shared/glp1-catalog.ts';
import { CONTAINER } from '../pen-words.ts';
import { usePenName } from '../use-pen-name.ts';
import { useAskFirst } from '../../../ui/form/use-ask-first.ts';
import { useWrittenMoment } from '../../../ui/form/use-written-moment.ts';
import { tell } from '../../../ui/toast.ts';
import { usePenMovement } from '../use-pen-movement.ts';

interface Props {
  pen: Pen;
  today: string;
  onClose: () => void;
  onOpened: () => void;
}

/** A sealed pen or vial becomes an open one: now, or since a moment already past. */
export function OpenPenDialog({ pen, today, onClose, onOpened }: Props) {
  const { timeZone } = useSession();
  const { written, setWritten, at, refusal, drop } = useWrittenMoment(`open-pen:${pen.id}`);
  const { question, send, confirm, forget, isPending, failure } = useOpenPen(pen, () => {
    drop();
    onOpened();
  });
  const { name, strength } = usePenName(pen);
  const [word] = CONTAINER[pen.presentation];

  return (
    <Dialog
      title={`Abrir ${word}`}
      isOpen
      isDirty={written !== null}
      onClose={onClose}
      onDiscard={drop}
      actions={
        question ? (
          <ConfirmInline
            {...allergyDoubt(question)}
            confirmLabel="Abrir mesmo assim"
            isPending={isPending}
            onConfirm={() => void confirm()}
            onCancel={forget}
          />
        ) : (
          <NowOrThen
            thenLabel="Abrir em"
            then={at && formatInstant(at, timeZone)}
            nowLabel="Abrir Agora"
            pendingLabel="Abrindo..."
            isPending={isPending}
            onThen={() => at && void send(at)}
            onNow={() => void send(undefined)}
          />
        )
      }
    >
      <div className="grid gap-5">
        <div className="flex items-start justify-between gap-3 rounded-2xl bg-sunken p-4">
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="text-sm text-ink-soft">{strength}</p>
          </div>
          <PenBadge badge={pen.badge} />
        </div>
        <InUseNotice pen={pen} />
        <DateTimeField
          label="Abriu em outro momento?"
          hint="Deixe em branco se está abrindo agora."
          maxDay={today}
          value={written}
          onChange={setWritten}
          error={refusal}
        />
        <FormAlert>{failure}</FormAlert>
      </div>
    </Dialog>
  );
}

function InUseNotice({ pen }: { pen: Pen }) {
  const product = useProduct(pen.medication.id);
  const days = pen.inUseDays;
  if (days === null) {
    return (
      <Notice tone="info">
        A abertura fica registrada. Confira na bula por quantos dias ela vale depois de aberta e anote em
        Editar.
      </Notice>
    );
  }
  const isOfCatalog = product?.storage?.inUseDays === days;
  return (
    <Notice tone="info">
      <p>
        A partir da abertura, ela vale por {days === 1 ? '1 dia' : `${days} dias`}, ou até a validade
        impressa, o que vier primeiro.
      </p>
      {isOfCatalog && product.storage && <Sources of={[product.storage]} />}
    </Notice>
  );
}

/** Opens the next sealed container, now or at a moment already past. */
function useOpenPen(pen: Pen, onOpened: () => void) {
  const { record } = usePenMovement(pen);
  const name = pen.medication.commercialName;

  const { refusal, ...asking } = useAskFirst(async (at: Date | undefined, confirmed) => {
    const message = await record(
      { kind: 'opening', ...(at && { happenedAt: at.toISOString() }), ...confirmed },
      { title: `${name} aberta`, undone: `${name} lacrada de novo` },
    );
    onOpened();
    tell(message);
  });

  return { ...asking, failure: refusal && `Erro ao abrir: ${refusal.fields?.happenedAt ?? refusal.message}` };
}
