import type { DateOrder } from '@leveza/domain/measurements/import/dates.ts';
import type { ColumnChoice } from '@leveza/domain/measurements/import/table.ts';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import type { CsvTable } from './reading.ts';

interface Props {
  table: CsvTable;
  isBusy: boolean;
  onChoose: (choice: ColumnChoice) => void;
}

const UNITS = [
  { value: 'kg', label: 'Quilos (kg)' },
  { value: 'lb', label: 'Libras (lb)' },
] as const;
const ORDERS = [
  { value: 'day-first', label: 'Dia/mês/ano' },
  { value: 'month-first', label: 'Mês/dia/ano' },
] as const;

/** Where the day and the weight stand, said by the patient over the first lines of the file. */
export function ColumnFields({ table, isBusy, onChoose }: Props) {
  const { offers, firstLines, columns } = table;
  const known = columns ?? table.guess;
  const [date, setDate] = useState(known ? String(known.date) : null);
  const [weight, setWeight] = useState(known ? String(known.weight) : null);
  const [unit, setUnit] = useState<ColumnChoice['unit']>(columns?.unit ?? 'kg');
  const [saidOrder, setSaidOrder] = useState<DateOrder | null>(null);
  const options = offers.map(({ label, sample }, index) => ({ value: String(index), label, hint: sample }));
  const isSame = date !== null && date === weight;

  return (
    <div className="grid gap-4 rounded-2xl border border-line p-4">
      <div className="grid gap-1 text-sm">
        <h4 className="font-medium">Primeiras linhas</h4>
        <ul className="grid gap-0.5 wrap-anywhere text-ink-soft tabular-nums">
          {firstLines.map((text, index) => (
            // Lines of a file may be alike and never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>{text}</li>
          ))}
        </ul>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select label="Coluna da data" options={options} value={date} onChange={setDate} />
        <Select
          label="Coluna do peso"
          options={options}
          value={weight}
          onChange={setWeight}
          error={isSame ? 'Escolha outra coluna para o peso.' : undefined}
        />
        {(columns?.unitColumn ?? null) === null && (
          <Select label="Unidade do peso" options={UNITS} value={unit} onChange={setUnit} />
        )}
        {table.order && (
          <Select
            label="Ordem da data"
            options={ORDERS}
            value={saidOrder ?? table.order}
            onChange={setSaidOrder}
          />
        )}
      </div>
      <Button
        variant="secondary"
        isDisabled={date === null || weight === null || isSame}
        isPending={isBusy}
        pendingLabel="Lendo..."
        onPress={() => onChoose({ date: Number(date), weight: Number(weight), unit, order: saidOrder })}
      >
        Ler com estas colunas
      </Button>
    </div>
  );
}
