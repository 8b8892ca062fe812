import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import { completionPercent } from '@leveza/domain/calendar/completion.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { FactLine } from '../../../ui/FactLine.tsx';
import { EVENT_LOOKS, type MarkKind, markKindOf } from '../events/event-looks.ts';
import { EventMark } from '../events/EventMark.tsx';

interface Props {
  /** Undefined while they are on the way. */
  events: readonly CalendarEvent[] | undefined;
  month: string;
}

/** These are always counted, the others where the month holds any. */
const ALWAYS: readonly MarkKind[] = ['medication', 'application'];
const KINDS = Object.keys(EVENT_LOOKS) as MarkKind[];

/** A dose that was skipped, or whose time is over, is planned no more. */
const isOver = ({ type, state }: CalendarEvent) =>
  type === 'application' && (state === 'skipped' || state === 'missed');

/** The meaning of the marks, how many of each the month holds, and how much of it was done. */
export function MonthSummary({ events = [], month }: Props) {
  const ofMonth = events.filter(({ date }) => date.startsWith(month));
  const percent = useCompletion(ofMonth);
  const kinds = KINDS.filter(
    (kind) => kind !== 'planned-application' || ofMonth.some((event) => markKindOf(event) === kind),
  );
  const countOf = (kind: MarkKind) =>
    ofMonth.filter((event) => markKindOf(event) === kind && !isOver(event)).length;
  return (
    <section
      aria-label="Resumo do mês"
      className="grid gap-1 lg:flex lg:flex-wrap lg:items-start lg:justify-between lg:gap-x-6"
    >
      <ul
        aria-label="Legenda"
        className="flex flex-wrap gap-x-3.5 gap-y-0.5 text-sm text-ink-soft tabular-nums lg:grid lg:grid-cols-[repeat(3,auto)] lg:gap-x-4"
      >
        {kinds.map((kind) => (
          <LegendItem key={kind} kind={kind} count={countOf(kind)} />
        ))}
      </ul>
      <FactLine
        facts={[
          {
            label: 'Taxa de conclusão',
            value: percent === null ? '–' : `${percent}\u00A0%`,
            isLabelFirst: true,
          },
        ]}
      />
    </section>
  );
}

function LegendItem({ kind, count }: { kind: MarkKind; count: number }) {
  const { one, many } = EVENT_LOOKS[kind];
  return (
    <li className="flex items-center gap-1.5">
      <EventMark kind={kind} />
      {count === 1 ? one : many}
      {(count > 0 || ALWAYS.includes(kind)) && <b className="font-semibold text-ink">{count}</b>}
    </li>
  );
}

/** Counts what was to be done; a thing of the whole day is due when the day is over. */
function useCompletion(events: readonly CalendarEvent[]): number | null {
  const { timeZone } = useSession();
  const now = useNow();
  const tasks = events.filter(({ isTask }) => isTask);
  return completionPercent(
    tasks.map(({ completed, date, time }) => ({ completed, at: instantAt(date, time ?? '24:00', timeZone) })),
    now,
  );
}
