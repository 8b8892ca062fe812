import { ChevronDown } from 'lucide-react';
import { Figure } from '../../../ui/Figure.tsx';
import type { Section } from '../document/block.ts';
import { BlockView } from './BlockView.tsx';

interface Props {
  section: Section;
  /** Until the patient opens or closes it. */
  isOpen: boolean;
}

/** One part of the report: a line with its gist, which opens. */
export function SectionView({ section: { title, gist, blocks, isAnnex }, isOpen }: Props) {
  return (
    <details
      open={isOpen}
      className={`group min-w-0 border-t border-line ${isAnnex ? 'print:break-before-page' : ''}`}
    >
      <summary
        className="grid min-h-14 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2 -outline-offset-2
          [&::-webkit-details-marker]:hidden print:break-after-avoid"
      >
        <div className="flex flex-wrap items-center gap-x-3">
          <h3 className="flex-[1_1_7.5rem] text-lg leading-snug font-semibold tracking-tight wrap-anywhere">
            {title}
          </h3>
          {gist && (
            <span className="ml-auto max-w-1/2 text-right text-sm leading-snug text-ink-soft tabular-nums group-open:hidden">
              {gist.isBody ? <Figure>{gist.text}</Figure> : gist.text}
            </span>
          )}
        </div>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180 print:hidden"
        />
      </summary>
      {/* On paper no grid: a table whose head is repeated grows, and would run over what follows. */}
      <div className="grid min-w-0 gap-4 pt-1 pb-6 print:block print:space-y-4">
        {/* Blocks of a section have no names, and keep their places. */}
        {blocks.map((block, place) => (
          // oxlint-disable-next-line react/no-array-index-key
          <BlockView key={place} block={block} />
        ))}
      </div>
    </details>
  );
}
