import type { Dashboard } from '@leveza/contract/dashboard.ts';
import { ChevronRight, OctagonAlert } from 'lucide-react';
import { use } from 'react';
import { AreFiguresCovered } from '../../ui/Figure.tsx';
import { BareLink } from '../../ui/Link.tsx';
import { urgentWords } from './urgent-words.ts';

/** A critical value that asks for a talk today, in one line that opens its exam. */
export function UrgentLine({ urgent }: { urgent: Dashboard['urgent'] }) {
  const isCovered = use(AreFiguresCovered);
  const [first] = urgent;
  if (!first) return null;
  return (
    <BareLink
      to="/exams"
      search={{ open: 'details', item: first.examId }}
      className="mt-1 flex min-h-11 cursor-pointer items-center gap-2.5 rounded-2xl bg-critical-soft px-3 py-1.5 text-[0.8125rem]
        leading-snug font-semibold text-critical-ink no-underline tabular-nums data-hovered:underline sm:text-base"
    >
      <OctagonAlert aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 flex-1 text-pretty wrap-anywhere">{urgentWords(urgent, isCovered)}</span>
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </BareLink>
  );
}
