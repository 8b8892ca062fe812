import { Fragment, type ReactNode } from 'react';

interface Fact {
  label: string;
  value: ReactNode;
  /** 'Dura até 19/12' instead of '3 em uso'. */
  isLabelFirst?: boolean;
}

/** Counters of a screen in one quiet line: '3 em uso · 11 lacradas · R$ 1.070,27'. */
export function FactLine({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="flex flex-wrap gap-x-1.5 gap-y-0.5 text-sm text-ink-soft tabular-nums">
      {facts.map(({ label, value, isLabelFirst }, index) => (
        <Fragment key={label}>
          {index > 0 && <span aria-hidden>·</span>}
          <div className={`flex gap-1 ${isLabelFirst ? '' : 'flex-row-reverse'}`}>
            <dt>{label}</dt>
            <dd className="font-semibold text-ink">{value}</dd>
          </div>
        </Fragment>
      ))}
    </dl>
  );
}
