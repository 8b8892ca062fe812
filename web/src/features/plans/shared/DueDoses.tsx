import { listDoses, type PlannedDose } from '@leveza/contract/plans/doses.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../lib/api.ts';
import { dayText } from '../../../lib/moment-words.ts';
import { useNow, useToday } from '../../../lib/use-now.ts';
import { RecordList } from '../../../ui/RecordList.tsx';
import { groupOfDay, isOpen } from './open-doses.ts';
import { TakeGroup } from './TakeGroup.tsx';
import { TickDose } from './TickDose.tsx';
import type { Taking } from './use-take-doses.ts';

interface Props {
  /** The day they were taken on, where it is not today. */
  day?: string | undefined;
  /** Without an hour of its own, a dose of a past day was taken when it was planned. */
  isHourWritten: boolean;
  taking: Taking;
}

/** Doses of plans for the sheet that records a medicine: those due until the end of today, or left open by a past day, and then those taken. */
export function DueDoses({ day: chosen, isHourWritten, taking }: Props) {
  const today = useToday();
  const now = useNow();
  const day = chosen ?? today;
  const { data } = useQuery(read(listDoses, { query: {} }));
  // As they were at first: a dose that is being taken keeps its place, where its question is asked.
  const [offered, setOffered] = useState<{ day: string; keys: readonly string[] } | null>(null);
  const doses = data?.data.filter(({ medicationType, isExtra }) => medicationType !== 'glp1' && !isExtra);
  if (doses && offered?.day !== day) {
    const isOffered = (dose: PlannedDose) =>
      day === today ? dose.day <= today && isOpen(dose) : dose.day === day && isLeft(dose);
    // A dose that was taken stays in sight with its hour, so that it is not taken again out of its box.
    const isTaken = (dose: PlannedDose) => dose.day === day && dose.state === 'taken';
    setOffered({ day, keys: [...doses.filter(isOffered), ...doses.filter(isTaken)].map(keyOf) });
  }
  const due = offered?.keys.flatMap((key) => doses?.find((dose) => keyOf(dose) === key) ?? []) ?? [];
  const group = groupOfDay(due, today, now);
  if (due.length === 0) return null;
  const at = ({ plannedAt }: PlannedDose) =>
    day === today || isHourWritten ? taking.at : (plannedAt ?? taking.at);
  const title = day === today ? 'Dos seus planos' : `Dos seus planos, ${dayText(day, today)}`;
  return (
    <section aria-label="Dos seus planos" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold tracking-tight">{title}</h3>
        <TakeGroup group={group} taking={taking} />
      </div>
      <RecordList label="Dos seus planos">
        {due.map((dose) => (
          <TickDose key={keyOf(dose)} dose={dose} taking={{ ...taking, at: at(dose) }} />
        ))}
      </RecordList>
      <h3 className="mt-3 font-semibold tracking-tight">Das suas caixas</h3>
    </section>
  );
}

/** Neither taken nor skipped, be it too late for it or not. */
const isLeft = (dose: PlannedDose) => isOpen(dose) || dose.state === 'missed';

const keyOf = ({ planId, plannedAt }: PlannedDose) => `${planId} ${plannedAt}`;
