import { isDay } from '@leveza/domain/time/days.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { formatDay, formatDayAs, formatMg } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { DateTimeField } from '../../../ui/form/DateTimeField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { PastEntry } from './past-plan.ts';

interface Props {
  entry: PastEntry;
  error: string | null;
  onChange: (entry: PastEntry) => void;
  onRemove: () => void;
}

/** One date of the list: read until it is to be corrected. */
export const EntryRow = memo(function EntryRow({ entry, error, onChange, onRemove }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [day = '', time = ''] = (entry.moment ?? '').split('T');
  const date = isDay(day) ? formatDay(day) : 'sem data';

  if (!isOpen && !error) {
    return (
      <li className="flex items-center gap-1 py-1 pr-1 pl-4">
        <p className="min-w-0 flex-1 tabular-nums">
          <span className="block font-medium">
            {formatDayAs(day, { weekday: 'short' })} {date} às {time}
          </span>
          <span className="block text-sm text-ink-soft">{formatMg(entry.doseMg ?? 0)}</span>
        </p>
        <IconButton icon={Pencil} aria-label={`Corrigir ${date}`} onPress={() => setOpen(true)} />
        <IconButton icon={Trash2} aria-label={`Remover ${date}`} onPress={onRemove} />
      </li>
    );
  }
  return (
    <li className="grid gap-3 bg-sunken p-4 first:rounded-t-2xl last:rounded-b-2xl">
      <DateTimeField
        label="Data e hora"
        value={entry.moment}
        onChange={(moment) => onChange({ ...entry, moment })}
        error={error ?? undefined}
        isRequired
      />
      <NumberField
        label="Dose"
        unit="mg"
        decimals={3}
        value={entry.doseMg}
        onChange={(doseMg) => onChange({ ...entry, doseMg: Number.isNaN(doseMg) ? null : doseMg })}
        isRequired
      />
      <div className="flex items-center justify-between gap-2">
        <IconButton icon={Trash2} aria-label={`Remover ${date}`} className="-ml-2.5" onPress={onRemove} />
        <Button variant="secondary" isDisabled={error !== null} onPress={() => setOpen(false)}>
          Pronto
        </Button>
      </div>
    </li>
  );
});
