import type { ExamOrder } from '@leveza/contract/exams/exams.ts';
import { oneOf, textOf } from '../../lib/address.ts';

const DIALOGS = ['upload', 'new', 'details', 'edit', 'preview'] as const;
/** Beside the day, which needs no word. A plain list: every page of the app reads addresses, and none needs the contract for it. */
const ORDERS = ['title', 'laboratory', 'status'] as const satisfies ExamOrder[];
export type ExamDialogName = (typeof DIALOGS)[number];

export interface ExamsSearch {
  open?: ExamDialogName;
  /** The exam that is looked at or edited. */
  item?: string;
  /** The file whose pages are shown. */
  file?: string;
  /** The values instead of the reports. */
  tab?: 'values';
  /** The analyte whose course is open: 'hba1c'. */
  analyte?: string;
  /** Which of its lines, where a unit cannot be converted: 'nmol/l'. */
  unit?: string;
  q?: string;
  category?: string;
  status?: string;
  type?: string;
  sort?: (typeof ORDERS)[number];
  direction?: 'asc';
}

/** An analyte that Leveza does not know may have any sign in its key, '25(oh)d', but not '..', which leads elsewhere. */
const KEY = /^(?=.*[a-z0-9]).{1,60}$/;

export function readExamsSearch(search: Record<string, unknown>): ExamsSearch {
  const open = oneOf(DIALOGS, search.open);
  const item = textOf(search.item);
  const analyte = textOf(search.analyte);
  const isAboutOne = open === 'details' || open === 'edit' || open === 'preview';
  return {
    open: isAboutOne && !item ? undefined : open,
    item: isAboutOne ? item : undefined,
    file: open === 'preview' ? textOf(search.file) : undefined,
    tab: oneOf(['values'], search.tab),
    analyte: analyte !== undefined && KEY.test(analyte) ? analyte : undefined,
    unit: analyte === undefined ? undefined : textOf(search.unit)?.slice(0, 40),
    q: textOf(search.q)?.slice(0, 100),
    category: textOf(search.category),
    status: textOf(search.status),
    type: textOf(search.type),
    sort: oneOf(ORDERS, search.sort),
    direction: oneOf(['asc'], search.direction),
  };
}
