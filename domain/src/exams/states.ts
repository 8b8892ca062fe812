/** The state of an exam on the screen; it is computed, never chosen. */
export const EXAM_STATUSES = ['new', 'processed', 'warning', 'critical', 'expired'] as const;
export type ExamStatus = (typeof EXAM_STATUSES)[number];

export const EXAM_STATUS_LABEL: Record<ExamStatus, string> = {
  new: 'Novo',
  processed: 'Processado',
  warning: 'Atenção',
  critical: 'Crítico',
  expired: 'Expirado',
};

/** `abnormal` is a word where another was expected; `borderline` stands only where the report prints it. */
export const RESULT_FLAGS = ['normal', 'low', 'high', 'critical', 'abnormal', 'borderline'] as const;
export type ResultFlag = (typeof RESULT_FLAGS)[number];

export const RESULT_FLAG_LABEL: Record<ResultFlag, string> = {
  normal: 'na faixa',
  low: 'baixo',
  high: 'alto',
  critical: 'crítico',
  abnormal: 'alterado',
  borderline: 'limítrofe',
};

export const COMPARATORS = ['<', '>', '<=', '>='] as const;
export type Comparator = (typeof COMPARATORS)[number];

/** Where the range of a result comes from. */
export const RANGE_ORIGINS = ['printed', 'ours'] as const;
export type RangeOrigin = (typeof RANGE_ORIGINS)[number];
