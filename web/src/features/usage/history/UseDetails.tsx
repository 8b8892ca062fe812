import type { Use } from '@leveza/contract/usage.ts';
import { formatDay } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { DeletableActions } from '../../../ui/DeletableActions.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FactSection, known } from '../../../ui/FactSection.tsx';
import { formatUnits } from '../../inventory/shared/format-units.ts';
import { kindOfUse } from './type-of-use.ts';
import { clockOf, partOfDay } from './use-history.ts';

interface Props {
  use: Use;
  /** Asked before it is deleted. */
  question: { question: string; detail: string };
  deleting: { remove: () => Promise<unknown>; isPending: boolean };
  onClose: () => void;
}

/** Everything known about one dose that was taken. */
export function UseDetails({ use, question, deleting, onClose }: Props) {
  const { timeZone } = useSession();
  const { day, time } = clockOf(use, timeZone);
  return (
    <Dialog
      title={use.name}
      description={`Tomado em ${formatDay(day)} às ${time}`}
      isOpen
      onClose={onClose}
      actions={<DeletableActions {...question} deleting={deleting} onDeleted={onClose} />}
    >
      <FactSection
        title="Uso"
        facts={known({
          Quantidade: formatUnits(use.quantityUsed, use.unitType, kindOfUse(use)),
          Dosagem: use.dosage,
          Marca: use.brand,
          Período: partOfDay(time),
          'De onde veio': use.inventoryId === null ? 'Fora do estoque' : 'De uma caixa do estoque',
          Observações: use.notes,
        })}
      />
    </Dialog>
  );
}
