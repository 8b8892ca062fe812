import type { Frequency } from '@leveza/domain/inventory/frequency.ts';
import { vitaminDNotice } from '@leveza/domain/usage/vitamin-d.ts';
import { Notice } from '../../../ui/Notice.tsx';

interface Props {
  words: readonly (string | null | undefined)[];
  unitsPerDose: number;
  frequency: Frequency | null;
}

/** A slip in how often it is taken is told before it is saved; nothing is refused. */
export function DoseNotice({ frequency, ...taken }: Props) {
  const text = frequency && vitaminDNotice({ ...taken, frequency });
  return (
    text && (
      <Notice tone="attention" isLive title="Confira a dose">
        {text}
      </Notice>
    )
  );
}
