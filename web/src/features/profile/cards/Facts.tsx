import type { ReactNode } from 'react';

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-2">{children}</dl>;
}

interface Props {
  term: string;
  /** Null, false or blank if unknown. */
  children: ReactNode;
  /** Replaces an unknown value. */
  unknown?: ReactNode;
}

/** One thing the profile knows, or that it does not know it. */
export function Fact({ term, children, unknown = 'Não informado' }: Props) {
  const isKnown = children !== null && children !== false && children !== '';
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-soft">{term}</dt>
      <dd
        className={
          isKnown
            ? 'ml-auto min-w-0 text-right font-medium wrap-anywhere tabular-nums'
            : 'ml-auto text-right text-ink-faint'
        }
      >
        {isKnown ? children : unknown}
      </dd>
    </div>
  );
}
