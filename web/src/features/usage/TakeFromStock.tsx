import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { useBoxToTakeFrom } from '../inventory/shared/use-box-to-take-from.ts';
import { WithBox } from '../inventory/shared/WithBox.tsx';
import { RegisterUse } from './RegisterUse.tsx';

/** The dialog that takes from a box, on the stock screen of one kind. */
export function TakeFromStock({ kind }: { kind: ItemKind }) {
  const { boxId, close } = useBoxToTakeFrom(kind);
  if (boxId === undefined) return null;
  return (
    <WithBox id={boxId}>
      {(item, itemKind) =>
        // The address may name a box of the other screen.
        itemKind === kind && <RegisterUse key={item.id} item={item} kind={kind} isOpen onClose={close} />
      }
    </WithBox>
  );
}
