import type { ExamCard } from '@leveza/contract/exams/exams.ts';
import { SEEK_CARE } from '@leveza/domain/exams/seek-care.ts';
import { use } from 'react';
import { Button } from '../../ui/Button.tsx';
import { AreFiguresCovered } from '../../ui/Figure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { ExamsView } from './use-exams-view.ts';

/** A critical value of the newest exam: the list says so too, for a patient who closed its details. */
export function UrgentNotice({ newest, view }: { newest: ExamCard | undefined; view: ExamsView }) {
  const isCovered = use(AreFiguresCovered);
  if (isCovered || !newest?.aiAnalysis.recommendations.includes(SEEK_CARE)) return null;
  return (
    <Notice
      tone="critical"
      title="O exame mais recente pede uma conversa hoje"
      action={
        <Button variant="secondary" size="sm" onPress={() => view.show('details', newest.id)}>
          Ver o que fazer
        </Button>
      }
    />
  );
}
