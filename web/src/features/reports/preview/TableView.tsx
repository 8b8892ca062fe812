import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Figure } from '../../../ui/Figure.tsx';
import type { Column, TableBlock } from '../document/block.ts';

const FEW = 6;

/** A table where there is room, named lines under each other on phones. Long ones open; on paper all rows are there. */
export function TableView({ table: { caption, columns, rows } }: { table: TableBlock }) {
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const [isOpened, setOpened] = useState(false);
  const isWhole = isOpened || rows.length <= FEW + 2;
  return (
    <div className="grid min-w-0 justify-items-start gap-2 print:block">
      <table className="w-full text-left text-sm max-sm:block print:table">
        <caption className="print:break-after-avoid pb-1 text-left text-sm font-semibold max-sm:block">
          {caption}
        </caption>
        <colgroup>
          {columns.map(({ title, width }) => (
            <col key={title} style={{ width: `${(width / whole) * 100}%` }} />
          ))}
        </colgroup>
        <thead className="max-sm:sr-only print:break-after-avoid">
          <tr className="border-b border-line-strong">
            {columns.map(({ title, isNumber }) => (
              <th
                key={title}
                scope="col"
                className={`px-1.5 py-1.5 align-bottom first:pl-0 last:pr-0 ${side(isNumber)}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-sm:block">
          {rows.map((row, place) => (
            <tr
              // oxlint-disable-next-line react/no-array-index-key -- rows have no names, and keep their places
              key={place}
              className={`max-sm:grid max-sm:gap-0.5 max-sm:py-2.5 print:break-inside-avoid
                ${isWhole || place < FEW ? '' : 'hidden max-sm:hidden print:table-row'}`}
            >
              {row.map((text, index) => (
                <Cell
                  key={columns[index]!.title}
                  column={columns[index]!}
                  text={text}
                  isFirst={index === 0}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {!isWhole && (
        <Button variant="quiet" size="sm" className="print:hidden" onPress={() => setOpened(true)}>
          {`Ver todas as ${rows.length} linhas`}
        </Button>
      )}
    </div>
  );
}

function Cell({ column, text, isFirst }: { column: Column; text: string; isFirst: boolean }) {
  const { title, isNumber, isBody } = column;
  // A table needs the dash; a line of a phone that says nothing is left out.
  const isEmpty = text === '-' && !isFirst;
  return (
    <td
      className={`px-1.5 py-1.5 align-top first:pl-0 last:pr-0 tabular-nums max-sm:justify-between max-sm:gap-4
        max-sm:p-0 ${isEmpty ? 'max-sm:hidden' : 'max-sm:flex'} ${side(isNumber)} ${hasLongWord(text) ? 'wrap-anywhere' : ''} ${isFirst ? 'max-sm:font-semibold' : ''}`}
    >
      {!isFirst && (
        <span aria-hidden className="text-ink-soft sm:hidden">
          {title}
        </span>
      )}
      <span className={isFirst ? '' : 'max-sm:text-right'}>{isBody ? <Figure>{text}</Figure> : text}</span>
    </td>
  );
}

const side = (isNumber = false) => (isNumber ? 'sm:text-right' : '');

/** A name without a space may break anywhere; a date or an amount stays whole. */
const LONGEST_WORD = 20;
const hasLongWord = (text: string) => text.split(/\s/u).some(({ length }) => length > LONGEST_WORD);
