import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { ValueField } from '../upload/upload-state.ts';
import { NEW_VALUE, ValueEditor } from './ValueEditor.tsx';

type Values = Record<ValueField, string>;

interface Props {
  onAdd: (values: Values) => void;
  /** Whether a value is typed that is not added yet: an exam is not saved without it. */
  onTyping: (isTyping: boolean) => void;
  /** In a urine test names mean other analytes. */
  isUrine: boolean;
}

export const NOT_ADDED =
  'Falta adicionar o valor que você digitou. Toque em "Adicionar este valor" ou em "Cancelar".';

/** A value that was not read, typed in the place of its button; the next one can follow at once. */
export function AddValue({ onAdd, onTyping, isUrine }: Props) {
  const [count, setCount] = useState<number | null>(null);
  if (count === null) {
    return (
      <Button
        variant="quiet"
        size="sm"
        icon={Plus}
        onPress={() => setCount(0)}
        className="justify-self-start"
      >
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
        onType={({ parameter, value }) => onTyping(`${parameter}${value}`.trim() !== '')}
        onConfirm={(typed) => {
          onAdd({ parameter: '', value: '', unit: '', referenceRange: '', ...typed });
          onTyping(false);
          setCount(count + 1);
        }}
        onRemove={() => {
          onTyping(false);
          setCount(null);
        }}
        takesFocus
        isUrine={isUrine}
      />
    </div>
  );
}
