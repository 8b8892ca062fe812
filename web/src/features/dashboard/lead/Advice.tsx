import { Fold } from '../../../ui/Fold.tsx';
import { Sources } from '../../../ui/Sources.tsx';
import type { LeadWords } from './lead-words.ts';

/** The sentence about a dose that was not applied in time; the rest opens behind it. */
export function Advice({ text, detail, caution, rule }: NonNullable<LeadWords['advice']>) {
  if (!detail && !caution) {
    return (
      <p className="rounded-2xl bg-surface px-4 py-3 text-sm text-pretty text-ink tabular-nums">{text}</p>
    );
  }
  return (
    <div className="text-sm text-ink tabular-nums">
      <Fold label={text}>
        <div className="grid gap-1">
          {detail && <p className="text-pretty">{detail}</p>}
          {caution && <p className="font-semibold text-pretty">{caution}</p>}
          {rule && <Sources of={[rule]} />}
        </div>
      </Fold>
    </div>
  );
}
