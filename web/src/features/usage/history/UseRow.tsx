import { type Use, deleteUse, restoreUse } from '@leveza/contract/usage.ts';
import { Check, Leaf, type LucideIcon, Pill, Sun, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { Row } from '../../../ui/Row.tsx';
import { formatUnits, leftUnits } from '../../inventory/shared/format-units.ts';
import type { UseType } from '../search.ts';
import { clockOf, partOfDay } from './use-history.ts';
import { kindOfUse, typeOfUse } from './type-of-use.ts';
import { useKeptCommand } from '../../../lib/api.ts';
import { useDelete } from '../../../ui/use-delete.ts';

const ICON: Record<UseType, { icon: LucideIcon; look: string }> = {
  vitamin: { icon: Sun, look: 'bg-attention-soft text-attention-ink' },
  supplement: { icon: Leaf, look: 'bg-leaf-soft text-leaf-ink' },
  medication: { icon: Pill, look: 'bg-brand-soft text-brand-ink' },
};

const UseDetails = lazyDialog(() => import('./UseDetails.tsx'), 'UseDetails');

/** One dose that was taken; its details open over the history. */
export function UseRow({ use }: { use: Use }) {
  const { timeZone } = useSession();
  const [isAsking, setAsking] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const deleting = useDeleteUse(use);
  const { icon: Icon, look } = ICON[typeOfUse(use)];
  const { time } = clockOf(use, timeZone);
  const isElsewhere = use.inventoryId === null;
  const question = {
    question: 'Excluir este registro?',
    detail: isElsewhere ? 'Ele não veio de nenhuma caixa.' : 'O que ele descontou volta para a caixa.',
  };
  return (
    <Row
      drawing={
        <span className={`grid size-10 place-items-center rounded-xl ${look}`}>
          <Icon aria-hidden className="size-5" />
        </span>
      }
      title={use.name}
      detail={
        <span className="line-clamp-2 wrap-anywhere">
          <span className="font-semibold text-ok-ink">
            <Check aria-hidden className="mr-1 inline size-4 align-text-bottom" />
            Tomado
          </span>{' '}
          {[
            `às ${time}`,
            partOfDay(time),
            formatUnits(use.quantityUsed, use.unitType, kindOfUse(use)),
            use.dosage,
            isElsewhere && 'fora do estoque',
            use.notes,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      }
      onOpen={() => setOpen(true)}
      action={
        <IconButton
          icon={Trash2}
          aria-label={`Excluir uso de ${use.name} às ${time}`}
          onPress={() => setAsking(true)}
        />
      }
    >
      {isAsking && (
        <div className="px-4 pb-3">
          <ConfirmInline
            {...question}
            confirmLabel="Confirmar Exclusão"
            isPending={deleting.isPending}
            onConfirm={() => void deleting.remove().then(() => setAsking(false))}
            onCancel={() => setAsking(false)}
          />
        </div>
      )}
      {isOpen && <UseDetails {...{ use, question, deleting }} onClose={() => setOpen(false)} />}
    </Row>
  );
}

/** Takes a use out of the history, back into its box where it has one, and offers to put it back. */
function useDeleteUse(use: Use) {
  const remove = useKeptCommand(deleteUse);
  const restore = useKeptCommand(restoreUse);

  return useDelete({
    remove: () => remove.mutateAsync({ params: { id: use.id }, body: {} }),
    restore: () => restore.mutateAsync({ params: { id: use.id } }),
    words: {
      deleted: ({ data }) => ({
        title: `Uso excluído: ${use.name}`,
        ...(data.remaining !== null && {
          detail: `${leftUnits(data.remaining, use.unitType, kindOfUse(use))} na caixa.`,
        }),
      }),
      restored: { title: `Uso de volta: ${use.name}` },
    },
  });
}
