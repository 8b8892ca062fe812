import { changeMealSlots } from '@leveza/contract/nutrition/day.ts';
import { MealWords } from '@leveza/contract/nutrition/meals.ts';
import { type MealSlot, MOST_SLOTS } from '@leveza/domain/nutrition/meal-slots.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { TimeField } from '../../../ui/form/TimeField.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { tell } from '../../../ui/toast.ts';

interface Props {
  slots: readonly MealSlot[];
  onClose: () => void;
}

interface Line extends MealSlot {
  key: string;
}

/** Which meals a day of the patient has, and when: they stand on every day until they are recorded. */
export function SlotsDialog({ slots, onClose }: Props) {
  const [lines, setLines] = useState<readonly Line[]>(() =>
    slots.map((slot) => ({ ...slot, key: slot.name })),
  );
  const [isDirty, setDirty] = useState(false);
  const save = useCommand(changeMealSlots);
  const saveBefore = useKeptCommand(changeMealSlots);
  const write = (next: readonly Line[]) => {
    setLines(next);
    setDirty(true);
  };
  const change = (key: string, changes: Partial<MealSlot>) =>
    write(lines.map((line) => (line.key === key ? { ...line, ...changes } : line)));
  const isComplete = lines.every((line) => MealWords.safeParse(line).success);
  const submit = async () => {
    await save.mutateAsync({ body: { slots: lines.map(({ name, time }) => ({ name, time })) } });
    onClose();
    tell({
      title: 'Refeições do dia salvas',
      undo: async () => {
        await saveBefore.mutateAsync({ body: { slots: [...slots] } });
        return { title: 'Refeições como antes' };
      },
    });
  };
  return (
    <Dialog
      title="Refeições do meu dia"
      description="Aparecem em cada dia, prontas para receber alimentos. O que já foi registrado não muda."
      isOpen
      isDirty={isDirty}
      onClose={onClose}
      actions={
        <>
          <Button slot="close" variant="secondary">
            Cancelar
          </Button>
          <Button
            isDisabled={!isDirty || !isComplete}
            isPending={save.isPending}
            pendingLabel="Salvando..."
            // A refusal stands above the button.
            onPress={() => void submit().catch(() => undefined)}
          >
            Salvar
          </Button>
        </>
      }
    >
      <ul className="grid gap-4">
        {lines.map(({ key, name, time }) => (
          <li key={key} className="flex items-end gap-2">
            <TextField
              label="Nome"
              value={name}
              maxLength={60}
              onChange={(text) => change(key, { name: text })}
              className="min-w-0 flex-1"
            />
            <TimeField
              label="Horário"
              value={time}
              onChange={(typed) => change(key, { time: typed ?? '' })}
              className="w-24 shrink-0"
            />
            <IconButton
              icon={Trash2}
              aria-label={`Tirar ${name || 'refeição'} do meu dia`}
              onPress={() => write(lines.filter((line) => line.key !== key))}
            />
          </li>
        ))}
      </ul>
      <div className="mt-4 grid justify-items-start gap-3">
        {lines.length < MOST_SLOTS && (
          <Button
            variant="secondary"
            size="sm"
            icon={Plus}
            onPress={() => write([...lines, { key: crypto.randomUUID(), name: '', time: '' }])}
          >
            Mais uma refeição
          </Button>
        )}
        <FormAlert>{save.error?.message}</FormAlert>
      </div>
    </Dialog>
  );
}
