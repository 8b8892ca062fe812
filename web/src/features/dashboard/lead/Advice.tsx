import { Fold } from '../../../ui/Fold.tsx';
import { Sources } from '../../../ui/Sources.tsx';
import type { LeadWords } from './lead-words.ts';

/** The sentence about a dose that was not applied in time, and the warning; the rest opens behind them. */
export function Advice({ text, detail, caution, rule }: NonNullable<LeadWords['advice']>) {
  const seen = (
    <>
      <span className="block text-pretty">{text}</span>
      {caution && <span className="block font-normal text-pretty">{caution}</span>}
    </>
  );
  if (!detail && !rule) {
    return <p className="rounded-2xl bg-surface px-4 py-3 text-sm text-ink tabular-nums">{seen}</p>;
  }
  return (
    <div className="text-sm text-ink tabular-nums">
      <Fold label={seen}>
        <div className="grid gap-1">
          {detail && <p className="text-pretty">{detail}</p>}
          {rule && <Sources of={[rule]} />}
        </div>
      </Fold>
    </div>
  );
}
