import type { ExamCard } from '@leveza/contract/exams/exams.ts';
import type { ExamFile } from '@leveza/contract/exams/files.ts';
import { EXAM_CATEGORY_LABEL, type ExamCategory } from '@leveza/domain/exams/categories.ts';
import {
  EXAM_STATUS_LABEL,
  EXAM_STATUSES,
  type ExamStatus,
  type ResultFlag,
} from '@leveza/domain/exams/states.ts';
import type { Status } from '../../ui/Badge.tsx';

export const STATUS_LOOK: Record<ExamStatus, Status> = {
  new: 'info',
  processed: 'ok',
  warning: 'attention',
  critical: 'critical',
  expired: 'empty',
};

/** A state of a value in a word, and its colour; a normal one needs neither. */
export const FLAG: Record<ResultFlag, { label: string; look: Status }> = {
  normal: { label: 'na faixa', look: 'ok' },
  low: { label: 'abaixo', look: 'attention' },
  high: { label: 'acima', look: 'attention' },
  critical: { label: 'crítico', look: 'critical' },
  abnormal: { label: 'alterado', look: 'attention' },
  borderline: { label: 'limítrofe', look: 'attention' },
};

export const STATUS_OPTIONS = [
  { value: 'all', label: 'Todos' } as const,
  ...EXAM_STATUSES.map((value) => ({ value, label: EXAM_STATUS_LABEL[value] })),
];

/** The filter always offers these; the others when there is an exam of them. */
const ALWAYS: readonly ExamCategory[] = ['BLOOD_TEST', 'IMAGING', 'VITAMINS', 'CARDIO', 'OTHER'];
const FILTER_LABEL: Partial<Record<ExamCategory, string>> = {
  BLOOD_TEST: 'Exames de Sangue',
  IMAGING: 'Exames de Imagem',
};

export function categoryOptions(existing: readonly ExamCategory[]) {
  const others = existing.filter((category) => !ALWAYS.includes(category));
  return [
    { value: 'all', label: 'Todas' } as const,
    ...[...ALWAYS, ...others].map((value) => ({
      value,
      label: FILTER_LABEL[value] ?? EXAM_CATEGORY_LABEL[value],
    })),
  ];
}

export const TYPE_OPTIONS = [
  { value: 'all', label: 'Todos' },
  { value: 'Sangue', label: 'Sangue' },
  { value: 'Imagem', label: 'Imagem' },
  { value: 'Urina', label: 'Urina' },
] as const;

export const ORDER_OPTIONS = [
  { value: 'date', label: 'Data' },
  { value: 'title', label: 'Título' },
  { value: 'laboratory', label: 'Laboratório' },
  { value: 'status', label: 'Status' },
] as const;

type Counts = Pick<ExamCard, 'resultCount' | 'outsideCount' | 'unjudgedCount'>;

/** '3 de 24 fora da faixa', 'Nenhum de 20 fora da faixa'; values that were compared with nothing are no good news. */
export function outsideText({ resultCount, outsideCount, unjudgedCount }: Counts): string {
  if (resultCount === 0) return 'Sem valores';
  if (outsideCount > 0) return `${outsideCount} de ${resultCount} fora da faixa`;
  const compared = resultCount - unjudgedCount;
  if (compared === 0)
    return resultCount === 1 ? '1 valor sem comparação' : `${resultCount} valores sem comparação`;
  if (unjudgedCount > 0) return `Nenhum de ${compared} fora da faixa, ${unjudgedCount} sem comparação`;
  return resultCount === 1 ? 'Nenhum valor fora da faixa' : `Nenhum de ${resultCount} fora da faixa`;
}

/** In one line of the list: a model's sentence, else how many lie outside; their names stand under it. */
export function summaryText(exam: ExamCard): string {
  const { isByModel, summary } = exam.aiAnalysis;
  return isByModel && summary ? summary : outsideText(exam);
}

/** The type tells as much as the figures do, and is covered with them. */
export const examTitle = ({ examType }: Pick<ExamCard, 'examType'>, isCovered: boolean): string =>
  isCovered ? 'Exame' : examType;

/** A file's name often holds the patient's and the laboratory's. */
export function fileTitle(files: readonly ExamFile[], file: ExamFile, isCovered: boolean): string {
  return isCovered ? `Arquivo ${files.findIndex(({ id }) => id === file.id) + 1}` : file.fileName;
}
