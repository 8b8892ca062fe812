import type { ReactNode } from 'react';

interface Fact {
  label: string;
  value: ReactNode;
  /** 'Dura até 19/12' instead of '3 em uso'. */
  isLabelFirst?: boolean;
}

const POINT = "before:absolute before:left-0 before:w-4 before:text-center before:content-['·'/'']";

/**
 * Counters of a screen in one quiet line: '3 em uso · 11 lacradas · R$ 1.070,27'. A point stands before its fact; at the
 * begin of a line it lies beyond the edge, where it is cut off.
 */
export function FactLine({ facts }: { facts: readonly Fact[] }) {
  return (
    <div className="overflow-x-clip">
      <dl className="-ml-4 flex flex-wrap gap-y-0.5 text-sm text-ink-soft tabular-nums">
        {facts.map(({ label, value, isLabelFirst }) => (
          <div
            key={label}
            className={`relative flex gap-1 pl-4 ${POINT} ${isLabelFirst ? '' : 'flex-row-reverse'}`}
          >
            <dt>{label}</dt>
            <dd className="font-semibold text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
