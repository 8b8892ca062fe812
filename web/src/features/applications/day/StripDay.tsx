import type { DoseMark } from '@leveza/contract/applications/doses.ts';
import { APPLIED_WORD, DOSE_STATE_WORD } from '@leveza/domain/usage/state-words.ts';
import { Button } from 'react-aria-components';
import { formatDay, formatDayAs } from '../../../lib/format.ts';

type Kind = DoseMark['kind'];

export const KIND_LABEL: Record<Kind, string> = {
  applied: APPLIED_WORD,
  skipped: DOSE_STATE_WORD.skipped,
  'not-recorded': DOSE_STATE_WORD.missed,
  planned: 'Planejada',
};

/** Shapes beside colours: full, open, a line, a square. */
const MARK: Record<Kind, string> = {
  applied: 'size-2 rounded-full bg-brand',
  planned: 'size-2 rounded-full border-2 border-brand',
  skipped: 'h-0.5 w-2.5 rounded-full bg-ink-faint',
  'not-recorded': 'size-2 rounded-[2px] bg-low',
};

interface Props {
  day: string;
  isToday: boolean;
  isChosen: boolean;
  kinds: readonly Kind[];
  onPress: () => void;
}

/** One day of the strip: its weekday, its date, and a mark for its doses. */
export function StripDay({ day, isToday, isChosen, kinds, onPress }: Props) {
  const doses = kinds.length > 0 ? kinds.map((kind) => KIND_LABEL[kind]).join(', ') : 'Nenhuma dose';
  const weekday = formatDayAs(day, { weekday: 'short' }).replace('.', '');
  const name = `${isToday ? 'Hoje' : formatDayAs(day, { weekday: 'long' })}, ${formatDay(day)}: ${doses}`;
  return (
    <Button
      aria-label={name}
      aria-pressed={isChosen}
      onPress={onPress}
      className={`grid h-14 min-w-0 cursor-pointer content-center justify-items-center rounded-xl border leading-none tabular-nums
        transition-colors duration-150 data-pressed:bg-sunken
        ${isChosen ? 'border-brand bg-brand-soft text-brand-ink' : 'border-line bg-surface data-hovered:border-ink-faint'}`}
    >
      <span className={`text-xs ${isChosen ? '' : 'text-ink-soft'}`}>{isToday ? 'hoje' : weekday}</span>
      <span className="mt-1 font-semibold">{Number(day.slice(8))}</span>
      <span aria-hidden className="mt-1 flex h-2 items-center gap-0.5">
        {[...new Set(kinds)].map((kind) => (
          <span key={kind} className={MARK[kind]} />
        ))}
      </span>
    </Button>
  );
}
