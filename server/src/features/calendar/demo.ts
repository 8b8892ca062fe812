import { addDays, DEFAULT_ZONE, dayIn } from '@leveza/domain/time/days.ts';
import type { Db } from '../../db/connection.ts';
import { insertAppointments } from './store.ts';

const PLAIN = {
  place: null,
  doctor: null,
  notes: null,
  important: false,
  questions: [],
  completed: false,
  seriesId: null,
};

/** A consultation that took place, the next one with what to ask, and an exam between them. */
export async function fillDemoCalendar(tx: Db, owner: string, now: Date): Promise<void> {
  const today = dayIn(DEFAULT_ZONE, now);
  const helena = { doctor: 'Dra. Helena Prado', place: 'Clínica Vila Mariana' };
  await insertAppointments(tx, owner, [
    {
      ...PLAIN,
      ...helena,
      title: 'Consulta com a endocrinologista',
      kind: 'consulta',
      date: addDays(today, -38),
      time: '16:30',
      completed: true,
    },
    {
      ...PLAIN,
      title: 'Exames de sangue',
      kind: 'exame',
      date: addDays(today, 12),
      time: '07:00',
      place: 'Laboratório do bairro',
      notes: 'Jejum de 8 horas',
    },
    {
      ...PLAIN,
      ...helena,
      title: 'Retorno com a endocrinologista',
      kind: 'retorno',
      date: addDays(today, 19),
      time: '16:30',
      important: true,
      questions: ['Sigo com 1 mg?', 'O que fazer com a náusea do dia seguinte?'],
    },
  ]);
}
