import type { Exam } from '@leveza/contract/exams/exams.ts';
import { SEEK_CARE } from '@leveza/domain/exams/seek-care.ts';
import { use } from 'react';
import { dayOf, formatDay } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { AreFiguresCovered } from '../../../ui/Figure.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { DiscussedButton } from '../DiscussedButton.tsx';
import { outsideText } from '../exam-words.ts';
import { useDiscussed } from '../use-discussed.ts';

/** Whether a critical value asks for a call today: an old one does not. */
export const asksForCare = ({ aiAnalysis }: Exam) => aiAnalysis.recommendations.includes(SEEK_CARE);

/** The sentences about the values: a calm notice where one is critical, and who wrote it where that was a model. */
export function AnalysisSection({ exam }: { exam: Exam }) {
  const { summary, concerns, recommendations, isByModel } = exam.aiAnalysis;
  const isCovered = use(AreFiguresCovered);
  if (!summary && recommendations.length === 0) return null;
  const isCritical = asksForCare(exam);
  const discussed = isCritical && <Discussed exam={exam} />;
  if (isCovered)
    return (
      <Notice tone={isCritical ? 'critical' : 'info'} action={discussed}>
        {isCritical && `${SEEK_CARE} `}O resumo está coberto, como os seus números.
      </Notice>
    );
  const tone = isCritical ? 'critical' : exam.outsideCount > 0 ? 'attention' : 'info';
  return (
    <Notice tone={tone} title={isByModel ? outsideText(exam) : 'Resumo dos valores'} action={discussed}>
      <div className="grid gap-2">
        <p>{summary}</p>
        <Points title="Preocupações" sentences={concerns} />
        <Points title="Recomendações" sentences={recommendations} />
        {isByModel && (
          <p className="text-sm text-ink-soft">
            Texto escrito por IA a partir dos valores deste exame. Pode errar e não é um diagnóstico.
          </p>
        )}
      </div>
    </Notice>
  );
}

function Points({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <div className="text-sm">
      <p className="font-semibold">{title}</p>
      <ul aria-label={title} className="grid list-disc gap-1 pl-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

/** Whether the patient has spoken with the doctor about a critical exam, and the way back. */
function Discussed({ exam: { id, discussedAt, results } }: { exam: Exam }) {
  const { timeZone } = useSession();
  const { isPending, takeBack } = useDiscussed(id);
  const critical = results.filter(({ flag }) => flag === 'critical');
  if (discussedAt === null) return <DiscussedButton examId={id} values={critical} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-ink">
      <p>Você falou com o médico em {formatDay(dayOf(discussedAt, timeZone))}.</p>
      <Button variant="secondary" size="sm" isPending={isPending} onPress={takeBack}>
        Desfazer
      </Button>
    </div>
  );
}
