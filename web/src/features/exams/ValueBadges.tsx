import { EXAM_STATUS_LABEL, type ExamStatus, type ResultFlag } from '@leveza/domain/exams/states.ts';
import { use } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { AreFiguresCovered } from '../../ui/Figure.tsx';
import { FLAG, STATUS_LOOK } from './exam-words.ts';

/** 'Alto' tells as much as the figure beside it, so it is covered with it. */
export function FlagBadge({ flag }: { flag: ResultFlag | null }) {
  const isCovered = use(AreFiguresCovered);
  return flag && !isCovered && <Badge status={FLAG[flag].look}>{FLAG[flag].label}</Badge>;
}

/** How an exam stands; whether its values lie outside is covered with them. */
export function StatusBadge({ status }: { status: ExamStatus }) {
  const isCovered = use(AreFiguresCovered);
  const shown = isCovered && (status === 'warning' || status === 'critical') ? 'processed' : status;
  return <Badge status={STATUS_LOOK[shown]}>{EXAM_STATUS_LABEL[shown]}</Badge>;
}
