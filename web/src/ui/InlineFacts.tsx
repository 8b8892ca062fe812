import type { ReactNode } from 'react';

interface ListProps {
  /** On a phone a row ends after one line, unless it opens no dialog or holds allergies. */
  isWhole?: boolean;
  children: ReactNode;
}

/** Values of a row, one after the other. */
export function InlineFacts({ isWhole = false, children }: ListProps) {
  return (
    <dl className={`text-sm text-ink-soft tabular-nums ${isWhole ? '' : 'max-sm:truncate'}`}>{children}</dl>
  );
}

interface Props {
  term: string;
  /** Null, false or blank if unknown. */
  children: ReactNode;
  /** Replaces an unknown value. */
  unknown?: ReactNode;
  /** A value such as a name says by itself what it is. */
  isTermShown?: boolean;
  /** An unknown value is shown where something can be done about it, and only read out elsewhere. */
  isUnknownShown?: boolean;
}

/** One thing that is known, or that it is not. */
export function InlineFact(props: Props) {
  const { term, children, unknown = 'Não informado', isTermShown = false, isUnknownShown = false } = props;
  const isKnown = children !== null && children !== false && children !== '';
  return (
    <div className={isKnown || isUnknownShown ? "inline not-last:after:content-['_·_']" : 'sr-only'}>
      <dt className={isTermShown ? 'mr-1 inline' : 'sr-only'}>{term}</dt>
      <dd className={`inline wrap-anywhere ${isTermShown ? 'font-medium text-ink' : ''}`}>
        {isKnown ? children : unknown}
      </dd>
    </div>
  );
}
