import type { Columns } from '@leveza/domain/measurements/import/columns.ts';
import type { ColumnChoice } from '@leveza/domain/measurements/import/table.ts';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { ColumnFields } from './ColumnFields.tsx';
import type { CsvTable } from './reading.ts';

interface Props {
  table: CsvTable;
  isBusy: boolean;
  onChoose: (choice: ColumnChoice) => void;
}

/** Which columns were read and how, and the way to say otherwise. */
export function FileReading({ table, isBusy, onChoose }: Props) {
  const { columns } = table;
  const [isOpen, setOpen] = useState(!columns);
  return (
    <section aria-labelledby="file-reading" className="grid gap-3">
      {!columns && (
        <Notice tone="attention" title="Não encontramos uma coluna de data e uma de peso." isLive>
          Diga onde elas estão.
        </Notice>
      )}
      <div className="flex items-start justify-between gap-4">
        <div className="grid min-w-0 gap-1">
          <h3 id="file-reading" className="text-sm font-semibold">
            {columns ? 'Como lemos o arquivo' : 'Colunas do arquivo'}
          </h3>
          {columns && (
            <p className="text-sm text-pretty wrap-anywhere text-ink-soft">{readingText(table, columns)}</p>
          )}
        </div>
        {columns && (
          <Button
            variant="quiet"
            className="-mt-3 -mr-4 shrink-0"
            onPress={() => setOpen(!isOpen)}
            aria-expanded={isOpen}
          >
            {isOpen ? 'Ocultar' : 'Ajustar'}
          </Button>
        )}
      </div>
      {isOpen && <ColumnFields table={table} isBusy={isBusy} onChoose={onChoose} />}
    </section>
  );
}

const ORDER = { 'day-first': ' Datas como dia/mês/ano.', 'month-first': ' Datas como mês/dia/ano.' };
const UNIT = { kg: 'em kg', lb: 'em libras' };

function readingText({ offers, order }: CsvTable, { date, time, weight, unit, unitColumn }: Columns): string {
  const quoted = (index: number) => `“${offers[index]?.label ?? `Coluna ${index + 1}`}”`;
  const hour = time === null ? '' : `, hora em ${quoted(time)}`;
  const measure = unitColumn === null ? UNIT[unit] : `na unidade de ${quoted(unitColumn)}`;
  return `Data em ${quoted(date)}${hour} e peso em ${quoted(weight)}, ${measure}.${order ? ORDER[order] : ''}`;
}
