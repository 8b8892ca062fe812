import type { ReactNode } from 'react';

interface Props {
  /** The lead, and what belongs to its figure; without one the rows have the whole width. */
  lead: ReactNode;
  /** The rows of the screen. */
  children: ReactNode;
  /** Notices and counters after the rows, which stand below the lead where there is room. */
  foot?: ReactNode;
}

// On narrow screens all parts stand in the one column, and in the air, of the page around them.
const COLUMN = 'contents lg:grid lg:min-w-0 lg:grid-cols-1 lg:gap-8';

/** A lead holds one figure: on wide screens the rows stand beside it, so that no half of it is empty. */
export function LeadColumns({ lead, children, foot }: Props) {
  return (
    <div
      className={`contents lg:grid lg:grid-cols-1 lg:items-start lg:gap-8
        ${lead ? 'lg:has-[>[data-rows]:not(:empty)]:grid-cols-2' : ''}
        ${lead && foot ? 'lg:grid-rows-[auto_1fr]' : ''}`}
    >
      {/* Rows keep their place, and a search in them its focus, when the lead comes or goes. */}
      {lead && <div className={COLUMN}>{lead}</div>}
      <div data-rows className={`${COLUMN} lg:empty:hidden ${lead && foot ? 'lg:row-span-2' : ''}`}>
        {children}
      </div>
      {foot && <div className={COLUMN}>{foot}</div>}
    </div>
  );
}
