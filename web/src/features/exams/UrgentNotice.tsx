import type { UrgentValue } from '@leveza/contract/exams/urgent.ts';
import { use } from 'react';
import { formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { AreFiguresCovered } from '../../ui/Figure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DiscussedButton } from './DiscussedButton.tsx';
import type { ExamsView } from './use-exams-view.ts';

interface Props {
  urgent: readonly UrgentValue[];
  view: ExamsView;
}

/** Critical values stay in sight before a newer exam of other values, also for a patient who closed their details. */
export function UrgentNotice({ urgent, view }: Props) {
  const isCovered = use(AreFiguresCovered);
  const [first] = urgent;
  const isOneExam = urgent.every(({ examId }) => examId === first?.examId);
  if (isCovered || !first) return null;
  const title =
    urgent.length === 1
      ? 'Um valor crítico pede uma conversa hoje'
      : `${urgent.length} valores críticos pedem uma conversa hoje`;
  return (
    <Notice
      tone="critical"
      title={title}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onPress={() => view.show('details', first.examId)}>
            Ver o que fazer
          </Button>
          {/* Of several exams each says it in its own details. */}
          {isOneExam && <DiscussedButton examId={first.examId} values={urgent} />}
        </div>
      }
    >
      <ul className="tabular-nums">
        {urgent.map((value) => (
          <li key={`${value.examId} ${lineOf(value)}`} className="wrap-anywhere">
            {lineOf(value)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const lineOf = ({ parameter, value, unit, date }: UrgentValue) =>
  `${parameter}: ${[value, unit].filter(Boolean).join('\u00A0')}, em ${formatDay(date)}`;
