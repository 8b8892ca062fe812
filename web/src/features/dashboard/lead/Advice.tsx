import { Sources } from '../../../ui/Sources.tsx';
import type { LeadWords } from './lead-words.ts';

/** What the label says about a dose that was not applied in time, with its source. */
export function Advice({ text, caution, rule }: NonNullable<LeadWords['advice']>) {
  return (
    <div className={`grid gap-1 rounded-2xl bg-surface px-4 pt-3 text-ink ${rule ? '' : 'pb-3'}`}>
      <p className="text-sm text-pretty tabular-nums">{text}</p>
      {caution && <p className="text-sm font-semibold text-pretty">{caution}</p>}
      {rule && <Sources of={[rule]} />}
    </div>
  );
}
