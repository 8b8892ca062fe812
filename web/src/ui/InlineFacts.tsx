import type { ReactNode } from 'react';

interface ListProps {
  /** On a phone a row ends after two lines, unless it opens no dialog or holds allergies. */
  isWhole?: boolean;
  children: ReactNode;
}

/** Values of a row, one after the other. */
export function InlineFacts({ isWhole = false, children }: ListProps) {
  return (
    <dl className={`text-sm text-ink-soft tabular-nums ${isWhole ? '' : 'max-sm:line-clamp-2'}`}>
      {children}
    </dl>
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
  /** On a phone it is left to the dialog of its row, and only read out. */
  isDetail?: boolean;
}

// A point stands between two facts that are seen.
const SEEN = "inline [&:has(~[data-seen])]:after:content-['_·_']";
const SEEN_ON_PHONE = 'max-sm:[&:not(:has(~[data-seen=always]))]:after:content-none';

/** One thing that is known, or that it is not. */
export function InlineFact(props: Props) {
  const { term, children, unknown = 'Não informado' } = props;
  const { isTermShown = false, isUnknownShown = false, isDetail = false } = props;
  const isKnown = children !== null && children !== false && children !== '';
  const isSeen = isKnown || isUnknownShown;
  return (
    <div
      {...(isSeen && { 'data-seen': isDetail ? 'wide' : 'always' })}
      className={isSeen ? `${SEEN} ${isDetail ? 'max-sm:sr-only' : SEEN_ON_PHONE}` : 'sr-only'}
    >
      <dt className={isTermShown ? 'mr-1 inline' : 'sr-only'}>{term}</dt>
      <dd className={`inline wrap-anywhere ${isTermShown ? 'font-medium text-ink' : ''}`}>
        {isKnown ? children : unknown}
      </dd>
    </div>
  );
}
