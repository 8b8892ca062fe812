import { text } from '@leveza/contract/text.ts';
import { z } from '@leveza/contract/zod.ts';
import { APPOINTMENT_KINDS, APPOINTMENT_LABEL } from '@leveza/domain/calendar/appointment-kinds.ts';
import { isDay } from '@leveza/domain/time/days.ts';
import { appointments } from './table.ts';

export const portableAppointments = {
  table: appointments,
  name: 'appointments',
  title: 'Compromissos',
  columns: {
    title: { label: 'Título', is: text(200).min(1) },
    kind: { label: 'Tipo', is: z.enum(APPOINTMENT_KINDS), words: APPOINTMENT_LABEL },
    date: { label: 'Dia', is: z.string().refine(isDay), ahead: 'an appointment is made beforehand' },
    time: { label: 'Hora', is: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/) },
    place: { label: 'Lugar', is: text(200) },
    doctor: { label: 'Profissional', is: text(200) },
    notes: { label: 'Observações', is: text(1000) },
    important: { label: 'Importante' },
    questions: { label: 'O que perguntar', is: z.array(text(300).min(1)).max(30) },
    completed: { label: 'Realizado' },
    seriesId: { label: 'Série', is: z.uuid() },
    createdAt: { label: 'Registrado em' },
  },
};
