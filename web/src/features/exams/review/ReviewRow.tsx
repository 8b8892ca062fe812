import { criticalLimitText } from '@leveza/domain/exams/critical-words.ts';
import { CircleCheck, PencilLine, TriangleAlert } from 'lucide-react';
import { Button, type KeyboardEvent } from 'react-aria-components';
import { FlagBadge } from '../ValueBadges.tsx';
import { isOpen, type ReviewValue } from '../upload/values-of.ts';
import { RowEditor } from './RowEditor.tsx';
import type { ValueRows } from './use-review.ts';

interface Props {
  value: ReviewValue;
  review: ValueRows;
}

/** One value in a line; the chosen one opens for a correction. */
export function ReviewRow({ value, review }: Props) {
  const isChosen = review.selected?.id === value.id;
  const { parameter, unit } = value;
  return (
    <li className={isChosen ? 'bg-brand-soft/40' : ''}>
      <Button
        aria-expanded={isChosen}
        data-row
        onKeyDown={moveByArrows}
        onPress={() => review.select(isChosen ? null : value.id)}
        className="flex min-h-14 w-full cursor-pointer items-center gap-x-3 px-4 py-2 text-left -outline-offset-2
          data-hovered:bg-sunken data-pressed:bg-sunken"
      >
        <span className="grid min-w-0 flex-1 gap-0.5 leading-snug wrap-anywhere">
          <span className="font-medium">{parameter}</span>
          <span className="text-sm text-ink-soft tabular-nums">{referenceText(value)}</span>
        </span>
        <span className="grid max-w-2/5 shrink-0 justify-items-end gap-0.5 text-right">
          <span className="leading-snug font-semibold tabular-nums wrap-anywhere">
            {value.value} <span className="font-normal text-ink-soft">{unit}</span>
          </span>
          {value.flag !== 'normal' && <FlagBadge flag={value.flag} />}
        </span>
        <Mark value={value} />
      </Button>
      {isChosen && (
        <div className="px-4 pt-1 pb-4">
          <RowEditor value={value} review={review} takesFocus />
        </div>
      )}
    </li>
  );
}

/** Where the report prints no range, a critical value says by which limit it is one. */
function referenceText({ key, referenceRange, flag }: ReviewValue): string {
  const limit = flag === 'critical' ? criticalLimitText(key) : null;
  if (referenceRange === '' && limit) return `Limite crítico: ${limit}`;
  return `Referência: ${referenceRange || 'não informada'}`;
}

/** Arrows lead from row to row. */
function moveByArrows(event: KeyboardEvent): void {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (way === undefined) return event.continuePropagation();
  const row = event.currentTarget as HTMLElement;
  const rows = [...(row.closest('ul')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  rows[rows.indexOf(row) + way]?.focus();
  event.preventDefault();
}

function Mark({ value }: { value: ReviewValue }) {
  if (isOpen(value)) {
    return (
      <span className="inline-flex w-fit items-center gap-1 justify-self-end rounded-full bg-attention-soft px-2 py-0.5 text-sm font-semibold text-attention-ink">
        <TriangleAlert aria-hidden className="size-3.5" />
        confirme
      </span>
    );
  }
  const [Icon, label] = value.isChanged || value.item === null ? MARKS.changed : MARKS.read;
  return <Icon aria-label={label} role="img" className="size-5 justify-self-end text-ok-ink" />;
}

const MARKS = {
  changed: [PencilLine, 'escrito por você'],
  read: [CircleCheck, 'lido'],
} as const;
