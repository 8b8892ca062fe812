import { searchText } from '@leveza/domain/catalog/search-text.ts';
import { EXAM_CATEGORY_LABEL, specimenOf } from '@leveza/domain/exams/categories.ts';
import type { ExamRow } from './table.ts';

/** The text that the search of the list looks through: title, laboratory and type. */
export function searchedOf({
  examType,
  laboratory,
  category,
}: Pick<ExamRow, 'examType' | 'laboratory' | 'category'>): string {
  return searchText(examType, laboratory, EXAM_CATEGORY_LABEL[category], specimenOf(category));
}
