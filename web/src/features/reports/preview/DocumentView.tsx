import { useRef } from 'react';
import { useScreen } from '../../../lib/use-screen.ts';
import type { ReportDocument } from '../document/block.ts';
import { SectionView } from './SectionView.tsx';
import { usePrintedWhole } from './use-printed-whole.ts';

/**
 * The report itself, as the PDF has it: the same sections in the same order. On a phone each is a line that opens.
 * Printing prints it alone, in light colours and whole.
 */
export function DocumentView({ report }: { report: ReportDocument }) {
  const article = useRef<HTMLElement>(null);
  usePrintedWhole(article);
  const isOpen = useScreen() !== 'phone';
  const { title, patient, period, made, sections } = report;
  return (
    <article
      ref={article}
      aria-label={title}
      data-report
      className="grid min-w-0 rounded-2xl border border-line bg-surface p-5 pb-1 sm:p-8 sm:pb-4 print:block print:border-0 print:p-0"
    >
      <header className="grid gap-0.5 pb-4">
        <h2 className="text-2xl font-bold tracking-tight text-brand-ink">{title}</h2>
        <p className="text-lg font-medium wrap-anywhere">{patient}</p>
        <p className="text-sm text-ink-soft tabular-nums">{period}</p>
        <p className="text-sm text-ink-soft tabular-nums">{made}</p>
      </header>
      {sections.map((section) => (
        <SectionView key={section.id} section={section} isOpenAtFirst={isOpen} />
      ))}
    </article>
  );
}
