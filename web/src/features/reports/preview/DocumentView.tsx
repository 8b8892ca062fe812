import { useRef, useState } from 'react';
import { useScreen } from '../../../lib/use-screen.ts';
import { Button } from '../../../ui/Button.tsx';
import type { ReportDocument } from '../document/block.ts';
import { SectionView } from './SectionView.tsx';
import { usePrintedWhole } from './use-printed-whole.ts';

interface Props {
  report: ReportDocument;
  /** On the patient's own screen, where the whole report would be four screens long. */
  isFolded?: boolean;
}

/**
 * The report itself, as the PDF has it: the same sections in the same order. On a phone each is a line that opens, and so
 * it is where it is folded. Printing prints it alone, in light colours and whole.
 */
export function DocumentView({ report, isFolded = false }: Props) {
  const article = useRef<HTMLElement>(null);
  usePrintedWhole(article);
  const isPhone = useScreen() === 'phone';
  const [pressed, setPressed] = useState<boolean | null>(null);
  const isOpen = pressed ?? !(isPhone || isFolded);
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
        <Button
          variant="quiet"
          size="sm"
          onPress={() => setPressed(!isOpen)}
          className="-ml-3.5 justify-self-start print:hidden"
        >
          {isOpen ? 'Fechar todas as partes' : 'Abrir todas as partes'}
        </Button>
      </header>
      {sections.map((section) => (
        <SectionView key={section.id} section={section} isOpen={isOpen} />
      ))}
    </article>
  );
}
