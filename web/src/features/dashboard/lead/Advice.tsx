import { Fold } from '../../../ui/Fold.tsx';
import { Sources } from '../../../ui/Sources.tsx';
import type { LeadWords } from './lead-words.ts';

/**
 * The label's sentence about a dose that was not applied in time; the rest opens behind it. Without a rule of the label
 * nothing is folded: the patient is to ask the prescriber first.
 */
export function Advice({ text, detail, caution, rule }: NonNullable<LeadWords['advice']>) {
  const rest = (
    <>
      {detail && <p className="text-pretty tabular-nums">{detail}</p>}
      {caution && <p className="font-semibold text-pretty">{caution}</p>}
    </>
  );
  if (!rule) {
    return (
      <div className="grid gap-1 rounded-2xl bg-surface px-4 py-3 text-sm text-ink">
        <p className="text-pretty tabular-nums">{text}</p>
        {rest}
      </div>
    );
  }
  return (
    <div className="text-sm text-ink tabular-nums">
      <Fold label={text}>
        <div className="grid gap-1">
          {rest}
          <Sources of={[rule]} />
        </div>
      </Fold>
    </div>
  );
}
