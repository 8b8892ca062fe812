import type { Exam } from '@leveza/contract/exams/exams.ts';
import { Notice } from '../../../ui/Notice.tsx';

/** What the values say in plain sentences: a calm notice where one is critical. */
export function AnalysisSection({ exam }: { exam: Exam }) {
  const { summary, concerns, recommendations } = exam.aiAnalysis;
  if (!summary && recommendations.length === 0) return null;
  const tone = exam.criticalCount > 0 ? 'critical' : exam.outsideCount > 0 ? 'attention' : 'info';
  return (
    <Notice tone={tone} title="Resumo dos valores">
      <div className="grid gap-2">
        <p>{summary}</p>
        {concerns.length > 0 && (
          <ul aria-label="Pontos de atenção" className="flex flex-wrap gap-1.5">
            {concerns.map((concern) => (
              <li key={concern} className="rounded-lg bg-surface px-2 py-0.5 text-sm font-medium">
                {concern}
              </li>
            ))}
          </ul>
        )}
        {recommendations.map((sentence) => (
          <p key={sentence} className="text-sm">
            {sentence}
          </p>
        ))}
      </div>
    </Notice>
  );
}
