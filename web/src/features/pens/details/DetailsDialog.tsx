import type { Glp1Product } from '@leveza/contract/pens/glp1-catalog.ts';
import { type Pen, deletePen, restorePen } from '@leveza/contract/pens/pens.ts';
import { useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FactSection, Section } from '../../../ui/FactSection.tsx';
import { Sources, type SourcedRule } from '../../../ui/Sources.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { NameNotice } from '../../catalog/shared/NameNotice.tsx';
import { AllergyNotice } from '../../profile/shared/AllergyNotice.tsx';
import { DoseBar } from '../card/DoseBar.tsx';
import { PenStateBadge } from '../card/PenBadge.tsx';
import { PenPicture } from '../card/PenPicture.tsx';
import { usePenState } from '../card/use-pen-state.ts';
import { useProduct } from '../shared/glp1-catalog.ts';
import { DosedInUnitsNotice, ProhibitedNotice } from '../Notices.tsx';
import { CounterfeitNotice } from '../shared/CounterfeitNotice.tsx';
import { usableText } from '../pen-words.ts';
import type { PenDialog } from '../search.ts';
import { usePenAllergies } from '../use-pen-allergies.ts';
import { usePenName } from '../use-pen-name.ts';
import { DetailActions } from './DetailActions.tsx';
import { LossFields } from './LossFields.tsx';
import { MovementList } from './MovementList.tsx';
import { penSections } from './pen-facts.ts';
import { StorageAdvice } from './StorageAdvice.tsx';
import { useLossForm } from './use-loss-form.ts';
import { useKeptCommand } from '../../../lib/api.ts';
import { useDelete } from '../../../ui/use-delete.ts';
import { useAskFirst } from '../../../ui/form/use-ask-first.ts';
import { tell } from '../../../ui/toast.ts';
import { usePenMovement } from '../use-pen-movement.ts';

interface Props {
  pen: Pen;
  today: string;
  onShow: (dialog: PenDialog) => void;
  onClose: () => void;
}

/** Everything about one entry. */
export function DetailsDialog({ pen, today, onShow, onClose }: Props) {
  const { timeZone } = useSession();
  const [asked, setAsked] = useState<'discard' | 'delete' | null>(null);
  const product = useProduct(pen.medication.id);
  const { name, strength } = usePenName(pen);
  const deleting = useDeletePen(pen, onClose);
  const discarding = useDiscard(pen, () => setAsked(null));
  const loss = useLossForm(pen);
  const usable = usableText(pen, today);
  const state = usePenState(pen);
  const allergies = usePenAllergies(pen);

  return (
    <Dialog
      title={name}
      description={strength}
      isOpen
      isDirty={loss.isDirty}
      onClose={onClose}
      actions={
        asked === null ? (
          <DetailActions
            pen={pen}
            onShow={onShow}
            onDiscard={() => setAsked('discard')}
            onRemove={() => setAsked('delete')}
          />
        ) : asked === 'delete' ? (
          <ConfirmInline
            question="Excluir esta caneta do estoque?"
            detail="As aplicações feitas com ela continuam no histórico."
            confirmLabel="Confirmar Exclusão"
            isPending={deleting.isPending}
            onConfirm={() => void deleting.remove()}
            onCancel={() => setAsked(null)}
          />
        ) : (
          <ConfirmInline
            question="Descartar tudo o que resta?"
            detail="O descarte fica nas movimentações. Farmácias e postos de saúde costumam receber o que sobrou."
            confirmLabel="Confirmar Descarte"
            isPending={discarding.isPending}
            onConfirm={() => void discarding.discard()}
            onCancel={() => setAsked(null)}
          />
        )
      }
    >
      <div className="grid gap-5">
        <FormAlert>{deleting.failure ?? discarding.failure}</FormAlert>
        <AllergyNotice name={pen.medication.commercialName} matches={allergies} />
        {pen.counterfeit && <CounterfeitNotice listed={pen.counterfeit} />}
        <ProhibitedNotice notice={product?.notice} />
        {pen.medication.id === null && (
          <NameNotice
            name={pen.medication.commercialName}
            ingredients={`${pen.medication.activeIngredient} ${pen.medication.manufacturer}`}
          />
        )}
        <DosedInUnitsNotice mgPerUnit={pen.mgPerUnit} />
        <div className="grid gap-3">
          <PenPicture pen={pen} tone={state.tone} />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <PenStateBadge {...state} />
            {usable && <span className="text-sm text-ink-soft tabular-nums">{usable}</span>}
          </div>
          <DoseBar pen={pen} tone={state.tone} />
        </div>
        {penSections(pen, timeZone).map((section) => (
          <FactSection key={section.title} {...section} />
        ))}
        {pen.notes && (
          <Section title="Observações">
            <p className="wrap-anywhere whitespace-pre-line">{pen.notes}</p>
          </Section>
        )}
        <StorageAdvice storage={product?.storage} />
        <Section title="Movimentações">
          {pen.remainingMg > 0 && <LossFields pen={pen} loss={loss} />}
          <MovementList penId={pen.id} />
        </Section>
        <Sources of={sourcesOf(product)} />
      </div>
    </Dialog>
  );
}

function sourcesOf(product: Glp1Product | undefined): SourcedRule[] {
  if (!product) return [];
  const presentation = { ...product, about: 'Medicamento' };
  return product.storage ? [presentation, { ...product.storage, about: 'Conservação' }] : [presentation];
}

/** Takes an entry off the shelf and offers it back. An entry the server refuses to delete stays where it was. */
function useDeletePen(pen: Pen, onDeleted: () => void) {
  const remove = useKeptCommand(deletePen);
  const restore = useKeptCommand(restorePen);
  const sent = { params: { id: pen.id } };
  const name = pen.medication.commercialName;
  return useDelete({
    remove: () => remove.mutateAsync(sent),
    restore: () => restore.mutateAsync(sent),
    words: {
      deleted: { title: `${name} excluída`, name },
      restored: { title: `${name} está de volta`, name },
    },
    failsIn: 'place',
    onDeleted,
  });
}

/** Throws away all that is left, which the ledger remembers. */
function useDiscard(pen: Pen, onDone: () => void) {
  const { record } = usePenMovement(pen);
  const { isPending, refusal, send } = useAskFirst(async () =>
    tell(await record({ kind: 'discard' }, { title: 'Descarte registrado', undone: 'Descarte desfeito' })),
  );
  return {
    failure: refusal && `Erro ao descartar: ${refusal.message}`,
    isPending,
    discard: () => send(undefined).then(onDone),
  };
}
