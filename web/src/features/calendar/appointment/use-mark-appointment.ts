import { changeAppointment, listAppointments } from '@leveza/contract/calendar/appointments.ts';
import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { call, useCommand } from '../../../lib/api.ts';
import { tellFailure, toast } from '../../../ui/toast.ts';
import { useState } from 'react';

/** Says that an appointment took place, or that it did not: the same button takes it back. */
export function useMarkAppointment({ date, recordId, completed, title }: CalendarEvent) {
  const change = useCommand(changeAppointment);
  const [isPending, setPending] = useState(false);
  const send = async () => {
    // A change sends the whole of it, and the calendar knows only its title and moment.
    const { data } = await call(listAppointments, { query: { from: date, to: date } });
    const found = data.find(({ id }) => id === recordId);
    if (!found) throw new Problem('not-found');
    const { id, ...body } = found;
    await change.mutateAsync({ params: { id }, body: { ...body, completed: !completed } });
    toast({ title: completed ? 'Marcado como não realizado' : 'Marcado como realizado', detail: title });
  };
  return {
    isPending,
    mark: () => {
      if (isPending) return;
      setPending(true);
      void send()
        .catch(tellFailure('Não foi possível marcar'))
        .finally(() => setPending(false));
    },
  };
}
