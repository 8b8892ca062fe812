import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { DoseState } from '@leveza/domain/plans/dose-states.ts';
import { hourIn } from '@leveza/domain/time/instants.ts';
import { formatTime } from '../../../lib/format.ts';
import type { Status } from '../../../ui/Badge.tsx';

/** Words of the specification for what was taken and what is planned, and of ours for what lies between. */
export const STATE_WORDS: Record<DoseState, { label: string; status: Status }> = {
  taken: { label: 'Tomado', status: 'ok' },
  scheduled: { label: 'Agendado', status: 'info' },
  late: { label: 'Atrasada', status: 'attention' },
  skipped: { label: 'Pulada', status: 'neutral' },
  missed: { label: 'Não registrada', status: 'empty' },
};

/** The real time of what was taken, else the planned one; then dose, food, and what was noted. */
export function doseDetail(dose: PlannedDose, zone: string): string {
  const { takenAt, time, dosage, condition, notes, isExtra, state } = dose;
  const when = takenAt ? `${isExtra ? 'Extra, às' : 'Às'} ${formatTime(takenAt, zone)}` : time;
  return [when, dosage, condition, notes && (state === 'skipped' ? `Motivo: ${notes}` : notes)]
    .filter(Boolean)
    .join(' · ');
}

/** 'manhã', 'noite': the part of the day an instant lies in. */
export function partOfDay(instant: string, zone: string): string {
  const hour = hourIn(zone, new Date(instant));
  if (hour < 5) return 'madrugada';
  if (hour < 12) return 'manhã';
  return hour < 18 ? 'tarde' : 'noite';
}
