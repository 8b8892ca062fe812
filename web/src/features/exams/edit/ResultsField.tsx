import { useState } from 'react';
import { keyOfName } from '@leveza/domain/exams/names/key-of-name.ts';
import { AddValue } from '../review/AddValue.tsx';
import type { NewValue } from '../review/use-new-value.ts';
import { ReviewTable } from '../review/ReviewTable.tsx';
import { useJudge } from '../review/use-judge.ts';
import type { ValueField } from '../upload/upload-state.ts';
import type { ReviewValue } from '../upload/values-of.ts';
import { type ResultDraft, unreadResult } from './exam-schema.ts';

interface Props {
  value: readonly ResultDraft[];
  onChange: (results: ResultDraft[]) => void;
  error: string | undefined;
  adding: NewValue;
  isUrine: boolean;
  /** The day of the exam, by which the patient's age is known. */
  examDate: string | null;
}

/** The values of an exam in its form: one line each, which opens to be corrected. */
export function ResultsField({ value: results, onChange, error, adding, isUrine, examDate }: Props) {
  const [selected, setSelected] = useState<string | null>(null);
  const flagOf = useJudge(examDate ?? '');
  const rows = results.map(rowOf).map((row) => ({ ...row, flag: flagOf(row) }));
  return (
    <section aria-label="Valores" className="grid gap-3">
      <h3 className="font-semibold tracking-tight">Valores</h3>
      {rows.length > 0 && (
        <ReviewTable
          review={{
            values: rows,
            open: [],
            selected: rows.find(({ id }) => id === selected) ?? null,
            hasNext: false,
            isUrine,
            select: setSelected,
            keep: (row, changes) =>
              onChange(results.with(at(row), changed(results[at(row)]!, changes, isUrine))),
            confirm: (row, changes) => {
              onChange(results.with(at(row), changed(results[at(row)]!, changes, isUrine)));
              setSelected(null);
            },
            remove: (row) => {
              onChange(results.toSpliced(at(row), 1));
              setSelected(null);
            },
          }}
        />
      )}
      {error && <p className="text-sm font-medium text-critical-ink">{error}</p>}
      <AddValue adding={adding} isUrine={isUrine} />
    </section>
  );
}

const at = ({ id }: ReviewValue) => Number(id);

const NOTHING = { parameter: '', value: '', unit: '', referenceRange: '', otherRanges: [], ...unreadResult };

/** A value that was typed, as one of the form. */
export const typedResult = (typed: Record<ValueField, string>, isUrine: boolean): ResultDraft =>
  changed({ ...NOTHING, key: null }, typed, isUrine);

/** Texts that changed are read again by the server; a new name may be another analyte. */
function changed(
  result: ResultDraft,
  changes: Partial<Record<ValueField, string>>,
  isUrine: boolean,
): ResultDraft {
  const { parameter, value, referenceRange } = changes;
  return {
    ...result,
    ...changes,
    ...(parameter !== undefined && { key: keyOfName(parameter, isUrine) }),
    ...(value !== undefined && { valueNumber: null, comparator: null }),
    ...(referenceRange !== undefined && { refLow: null, refHigh: null }),
  };
}

function rowOf(result: ResultDraft, index: number): ReviewValue {
  const { key, parameter, value, unit, referenceRange, otherRanges } = result;
  return {
    id: String(index),
    key: key ?? null,
    parameter: parameter ?? '',
    value: value ?? '',
    unit: unit ?? '',
    referenceRange: referenceRange ?? '',
    otherRanges: otherRanges ?? [],
    item: null,
    flag: null,
    doubt: null,
    at: null,
    isConfirmed: true,
    isChanged: false,
  };
}
