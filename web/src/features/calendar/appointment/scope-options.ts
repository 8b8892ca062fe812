import type { AppointmentInput } from '@leveza/contract/calendar/appointments.ts';

export type Scope = AppointmentInput['scope'];

/** Of appointments that repeat: which of them a change is about. */
export const SCOPES: { value: Scope; label: string }[] = [
  { value: 'this', label: 'Só esta' },
  { value: 'following', label: 'Esta e as próximas' },
];
