import { Table } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../Button.tsx';
import { type ChartRow, ChartTable } from './ChartTable.tsx';

// Past this many rows the hidden table costs more than it gives; 'Ver tabela' still shows all of them.
const HIDDEN_ROWS = 400;

interface Props {
  label: string;
  /** One or two sentences that say what the picture shows. */
  summary: string;
  columns: readonly string[];
  rows: readonly ChartRow[];
  isEmpty: boolean;
  /** Name and summary are only read out, where the words around the chart say the same. */
  isCaptionHidden?: boolean;
  /** The same, and the table has no button. */
  isCompact?: boolean | undefined;
  legend?: ReactNode;
  children: ReactNode;
}

/** The parts every chart has around the picture: its name, its summary in words, and its numbers in a table. */
export function ChartFrame({
  label,
  summary,
  columns,
  rows,
  isEmpty,
  isCaptionHidden = false,
  isCompact = false,
  legend,
  children,
}: Props) {
  const [isTableShown, setTableShown] = useState(false);
  const id = useId();
  const caption = (
    <figcaption className={isCaptionHidden || isCompact ? 'sr-only' : 'grid gap-0.5'}>
      <span id={id} className="font-semibold">
        {label}
      </span>
      {!isEmpty && <span className="text-sm text-pretty text-ink-soft">{summary}</span>}
    </figcaption>
  );

  if (isEmpty) {
    return (
      <figure aria-labelledby={id} className="grid min-w-0 gap-3">
        {caption}
        <p className="grid min-h-40 place-items-center rounded-xl bg-sunken px-6 text-center text-ink-soft">
          {summary}
        </p>
      </figure>
    );
  }

  return (
    <figure aria-labelledby={id} className="grid min-w-0 gap-3">
      {caption}
      {children}
      {!isCompact && (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">{legend}</div>
          <Button
            variant="quiet"
            size="sm"
            icon={Table}
            aria-expanded={isTableShown}
            onPress={() => setTableShown(!isTableShown)}
            className="-my-2 -mr-2 ml-auto"
          >
            {isTableShown ? 'Ocultar tabela' : 'Ver tabela'}
          </Button>
        </div>
      )}
      {(isTableShown || rows.length <= HIDDEN_ROWS) && (
        <div
          {...(isTableShown && { role: 'region', 'aria-label': `Tabela: ${label}`, tabIndex: 0 })}
          className={isTableShown ? 'max-h-80 overflow-y-auto rounded-xl border border-line' : 'sr-only'}
        >
          <ChartTable label={label} columns={columns} rows={rows} />
        </div>
      )}
    </figure>
  );
}
