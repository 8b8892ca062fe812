import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { useSearch } from '@tanstack/react-router';
import { lazyDialog, useCodeWhenIdle } from '../../../ui/lazy-dialog.tsx';
import { useChangeStock } from '../use-change-stock.ts';

const AddDialog = lazyDialog(() => import('./AddDialog.tsx'), 'AddDialog');

/** Adds boxes to the stock. It is open while the address names a step (`?add=`), so that a reload finds it again. */
export function AddItemDialog({ kind }: { kind: ItemKind }) {
  const { add } = useSearch({ from: '/kit/private/stock' });
  const change = useChangeStock(kind);
  // The list is drawn without it, and it is there when the button is pressed.
  useCodeWhenIdle(AddDialog);
  if (!add) return null;
  return (
    <AddDialog
      kind={kind}
      wanted={add === '1' ? 'select' : add}
      onGo={(step) => void change({ add: step })}
      onClose={() => void change({ add: undefined })}
    />
  );
}
