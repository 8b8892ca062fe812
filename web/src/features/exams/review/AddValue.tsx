import { Plus } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import type { NewValue } from './use-new-value.ts';
import { NEW_VALUE, ValueEditor } from './ValueEditor.tsx';

interface Props {
  adding: NewValue;
  /** In a urine test names mean other analytes. */
  isUrine: boolean;
}

export const NOT_ADDED =
  'Falta o nome ou o valor do exame que você digitou. Complete ou toque em "Cancelar".';

/** A value that was not read, typed in the place of its button; the next one can follow at once. */
export function AddValue({ adding, isUrine }: Props) {
  const { count } = adding;
  if (count === null) {
    return (
      <Button variant="quiet" size="sm" icon={Plus} onPress={adding.open} className="justify-self-start">
        Adicionar valor
      </Button>
    );
  }
  return (
    <div className="rounded-2xl border border-line bg-surface p-4">
      <ValueEditor
        key={count}
        value={NEW_VALUE}
        confirmLabel="Adicionar este valor"
        onType={adding.type}
        onConfirm={(typed) =>
          adding.add({ parameter: '', value: '', unit: '', referenceRange: '', ...typed })
        }
        onRemove={adding.close}
        // The first of a new exam is open before anybody asked for it.
        takesFocus={count > 0}
        isUrine={isUrine}
      />
    </div>
  );
}
