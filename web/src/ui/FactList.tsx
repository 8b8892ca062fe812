import type { LucideIcon } from 'lucide-react';

/** An icon and a short line, or null where nothing is known. */
export type Fact = readonly [LucideIcon, string | null];

interface Props {
  facts: readonly Fact[];
  /** A patient's text may be long: a card shows two lines of it. */
  isClamped?: boolean;
}

/** Facts about the thing on a card, one short line each. */
export function FactList({ facts, isClamped = false }: Props) {
  return (
    <ul className="grid gap-1.5 text-sm text-ink-soft">
      {facts.map(
        ([Icon, text], index) =>
          text && (
            <li key={index} className="flex min-w-0 items-start gap-2">
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
              <span className={`${isClamped ? 'line-clamp-2 ' : ''}min-w-0 wrap-anywhere tabular-nums`}>
                {text}
              </span>
            </li>
          ),
      )}
    </ul>
  );
}
