import { useId } from 'react';
import type { ReportDocument, Section } from '../document/block.ts';
import { BlockView } from './BlockView.tsx';
import { useLightPrint } from './use-light-print.ts';

/** The report itself, as the PDF has it: the same sections in the same order. Printing prints it alone. */
export function DocumentView({ report }: { report: ReportDocument }) {
  useLightPrint();
  const { title, patient, period, made, sections } = report;
  return (
    <article
      aria-label={title}
      data-report
      className="grid min-w-0 gap-8 rounded-2xl border border-line bg-surface p-5 sm:p-8 print:border-0 print:p-0"
    >
      <header className="grid gap-0.5">
        <h2 className="text-2xl font-bold tracking-tight text-brand-ink">{title}</h2>
        <p className="text-lg font-medium wrap-anywhere">{patient}</p>
        <p className="text-sm text-ink-soft tabular-nums">{period}</p>
        <p className="text-sm text-ink-soft tabular-nums">{made}</p>
      </header>
      {sections.map((section) => (
        <SectionView key={section.id} section={section} />
      ))}
    </article>
  );
}

function SectionView({ section: { title, blocks, isAnnex } }: { section: Section }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`grid min-w-0 gap-4 ${isAnnex ? 'print:break-before-page' : ''}`}
    >
      <h3 id={id} className="text-lg font-semibold tracking-tight print:break-after-avoid">
        {title}
      </h3>
      {/* Blocks of a section have no names, and keep their places. */}
      {blocks.map((block, place) => (
        // oxlint-disable-next-line react/no-array-index-key
        <BlockView key={place} block={block} />
      ))}
    </section>
  );
}
