import type { ExamOrder } from '@leveza/contract/exams/exams.ts';
import {
  EXAM_CATEGORIES,
  type ExamCategory,
  type Specimen,
  SPECIMENS,
} from '@leveza/domain/exams/categories.ts';
import { EXAM_STATUSES, type ExamStatus } from '@leveza/domain/exams/states.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { inPlace, oneOf } from '../../lib/address.ts';
import type { ExamDialogName, ExamsSearch } from './search.ts';

/** 'All' needs no word in the address. */
const only = <Choice extends string>(choice: Choice | 'all') => (choice === 'all' ? undefined : choice);

const CLOSED = { open: undefined, item: undefined, file: undefined, analyte: undefined, unit: undefined };
const UNFILTERED = { q: undefined, category: undefined, status: undefined, type: undefined };

export type ExamTab = 'reports' | 'values';
export type ExamsView = ReturnType<typeof useExamsView>;

/** An analyte has a line for each unit that cannot be converted. */
export const lineId = (key: string, series: string | null) => (series === null ? key : `${key} ${series}`);

/** The view's state, kept in the address. */
export function useExamsView() {
  const search = useSearch({ from: '/kit/private/exams' });
  const { open, item, file, analyte, unit, q = '' } = search;
  const category = oneOf(EXAM_CATEGORIES, search.category);
  const status = oneOf(EXAM_STATUSES, search.status);
  const type = oneOf(SPECIMENS, search.type);
  const sort: ExamOrder = search.sort ?? 'date';
  const direction = search.direction ?? ('desc' as const);
  const tab: ExamTab = search.tab ?? 'reports';
  const navigate = useNavigate({ from: '/exams' });
  const change = (changes: ExamsSearch) => navigate(inPlace(changes));
  // The address follows a moment later; until then the field shows what was typed.
  const [typed, setTyped] = useState<string | null>(null);

  return {
    opened: open ?? null,
    item: item ?? null,
    file: file ?? null,
    analyte: analyte ?? null,
    unit: unit ?? null,
    tab,
    text: typed ?? q,
    /** The query of the list. */
    query: { search: q.trim() || undefined, category, status, type, sort, direction },
    isFiltered: Boolean(q.trim() || category || status || type),
    show: (dialog: ExamDialogName, about?: string) => void change({ ...CLOSED, open: dialog, item: about }),
    showFile: (exam: string, shown: string) => void change({ open: 'preview', item: exam, file: shown }),
    showAnalyte: (key: string, series: string | null) =>
      void change({ ...CLOSED, analyte: key, unit: series ?? undefined }),
    close: () => void change(CLOSED),
    setTab: (next: ExamTab) => void change({ tab: next === 'values' ? next : undefined }),
    setText: (text: string) => {
      setTyped(text);
      void change({ q: text || undefined }).then(() => setTyped((now) => (now === text ? null : now)));
    },
    setCategory: (next: ExamCategory | 'all') => void change({ category: only(next) }),
    setStatus: (next: ExamStatus | 'all') => void change({ status: only(next) }),
    setType: (next: Specimen | 'all') => void change({ type: only(next) }),
    setSort: (next: ExamOrder) => void change({ sort: next === 'date' ? undefined : next }),
    turn: () => void change({ direction: direction === 'desc' ? 'asc' : undefined }),
    clearFilters: () => void change(UNFILTERED),
  };
}
