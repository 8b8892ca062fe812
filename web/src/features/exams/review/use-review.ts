import { useState } from 'react';
import { toast } from '../../../ui/toast.ts';
import type { Upload } from '../upload/use-upload.ts';
import { editValue, putBack, removeValue, typeValue } from '../upload/upload-steps.ts';
import type { UploadedExam, ValueField } from '../upload/upload-state.ts';
import { headOf } from '../upload/head-of.ts';
import { isOfUrine, isOpen, type ReviewValue, valuesOf } from '../upload/values-of.ts';
import { useJudge } from './use-judge.ts';

/** Values in a table: which one is open, and what becomes of it. */
export interface ValueRows {
  values: readonly ReviewValue[];
  /** Those the patient has yet to look at. */
  open: readonly ReviewValue[];
  selected: ReviewValue | null;
  /** Whether another value follows a confirmed one. */
  hasNext: boolean;
  /** In a urine test names mean other analytes. */
  isUrine: boolean;
  select: (id: string | null) => void;
  /** Typed text that is not confirmed yet; a doubt stays open. */
  keep: (value: ReviewValue, changes: Partial<Record<ValueField, string>>) => void;
  /** Takes only what was changed. */
  confirm: (value: ReviewValue, changes: Partial<Record<ValueField, string>>) => void;
  remove: (value: ReviewValue) => void;
}

export interface Review extends ValueRows {
  add: (values: Record<ValueField, string>) => void;
}

/** The values of one exam before it is saved, and the one that is looked at. */
export function useReview(upload: Upload, exam: UploadedExam): Review {
  const { state, step } = upload;
  // The order of the first look stays: a confirmed value does not jump away under the finger.
  const [order] = useState(() => valuesOf(state, exam).map(({ id }) => id));
  const flagOf = useJudge(headOf(state, exam, 'examDate').text);
  const values = inOrder(valuesOf(state, exam), order).map((value) => ({ ...value, flag: flagOf(value) }));
  const [selected, setSelected] = useState<string | null>(() => values.find(isOpen)?.id ?? null);
  const open = values.filter(isOpen);

  /** The next doubt after this value, then those before it. */
  const nextOpen = (id: string) => {
    const place = values.findIndex((each) => each.id === id);
    const others = [...values.slice(place + 1), ...values.slice(0, Math.max(place, 0))];
    return others.find(isOpen)?.id ?? null;
  };

  return {
    values,
    open,
    selected: values.find(({ id }) => id === selected) ?? null,
    hasNext: open.length > 1,
    isUrine: isOfUrine(state, exam),
    select: setSelected,
    keep: ({ id }, changes) => step(editValue(id, { changes })),
    confirm: ({ id }, changes) => {
      step(editValue(id, { changes, isConfirmed: true }));
      setSelected(nextOpen(id));
    },
    remove: ({ id, parameter }) => {
      step(removeValue(id));
      setSelected(nextOpen(id));
      toast({
        title: 'O valor não será salvo',
        ...(parameter && { detail: parameter }),
        undo: () => {
          step(putBack(state, id));
          setSelected(id);
        },
      });
    },
    /** A value that was not read. */
    add: (typed) => step(typeValue(exam, crypto.randomUUID(), typed)),
  };
}

function inOrder(values: readonly ReviewValue[], order: readonly string[]): ReviewValue[] {
  const placeOf = ({ id }: ReviewValue) => {
    const place = order.indexOf(id);
    return place === -1 ? order.length : place;
  };
  return values.toSorted((a, b) => placeOf(a) - placeOf(b));
}
