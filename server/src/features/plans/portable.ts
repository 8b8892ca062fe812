import { text } from '@leveza/contract/text.ts';
import { clockMoment, clockTime } from '@leveza/contract/time.ts';
import { z } from '@leveza/contract/zod.ts';
import * as words from '@leveza/domain/plans/plan-words.ts';
import { FREQUENCIES } from '@leveza/domain/plans/schedule.ts';
import { MOST_TIMES_PER_DAY } from '@leveza/domain/plans/times.ts';
import { isDay } from '@leveza/domain/time/days.ts';
import { products } from '../catalog/table.ts';
import { uses } from '../usage/table.ts';
import { planDoses, planPauses, planSnoozes, planVersions, plans } from './table.ts';

const day = z.string().refine(isDay);
/** By their number in the week. */
const WEEKDAYS = {
  0: 'domingo',
  1: 'segunda',
  2: 'terça',
  3: 'quarta',
  4: 'quinta',
  5: 'sexta',
  6: 'sábado',
};
const between = (min: number, max: number) => z.number().min(min).max(max);
const days = between(1, 365).int();

export const portablePlans = {
  table: plans,
  name: 'plans',
  title: 'Planos',
  columns: {
    beginsAt: { label: 'Com doses desde', is: clockMoment, isRecorded: true },
    endedAt: {
      label: 'Encerrado em',
      is: clockMoment,
      ahead: 'a plan that gives way to another ends when that begins',
    },
    replaced: { leftOut: 'what an undo puts back within the hour' },
    createdAt: { label: 'Criado em' },
    deletedAt: { label: 'Excluído em', isRecorded: true },
    removed: { leftOut: 'what the undo of a deletion or of an end puts back' },
  },
};

export const portableVersions = {
  table: planVersions,
  name: 'planVersions',
  title: 'O que cada plano diz',
  columns: {
    planId: { label: 'Plano', to: plans },
    fromDay: { label: 'A partir de', is: day, ahead: 'a change may be planned' },
    medicationType: {
      label: 'Tipo',
      is: z.enum(words.PLAN_MEDICATION_TYPES),
      words: words.PLAN_MEDICATION_LABEL,
    },
    name: { label: 'Nome', is: text(200).min(1) },
    brand: { label: 'Marca', is: text(200) },
    catalogId: { label: 'Código do catálogo', is: text(80) },
    dosageForm: { label: 'Forma', is: z.enum(words.PLAN_FORMS), words: words.PLAN_FORM_LABEL },
    dose: { label: 'Dose', is: between(0.0001, 1_000_000) },
    doseUnit: { label: 'Unidade', is: z.enum(words.DOSE_UNITS) },
    planType: { label: 'Plano', is: z.enum(words.PLAN_TYPES), words: words.PLAN_TYPE_LABEL },
    frequency: { label: 'Frequência', is: z.enum(FREQUENCIES), words: words.FREQUENCY_LABEL },
    scheduledTimes: { label: 'Horários', is: z.array(clockTime).max(MOST_TIMES_PER_DAY) },
    daysOfWeek: { label: 'Dias da semana', is: z.array(between(0, 6).int()).max(7), words: WEEKDAYS },
    intervalDays: { label: 'A cada quantos dias', is: days },
    daysOn: { label: 'Dias com doses', is: days },
    daysOff: { label: 'Dias sem doses', is: days },
    startDate: { label: 'Início', is: day, ahead: 'a plan may begin later' },
    endDate: { label: 'Fim', is: day, ahead: 'a plan is made with its end' },
    totalDoses: { label: 'Total de doses', is: between(1, 5000).int() },
    withFood: { label: 'Alimentação', is: z.enum(words.WITH_FOOD), words: words.WITH_FOOD_LABEL },
    specialInstructions: { label: 'Instruções', is: text(1000) },
    reminderEnabled: { label: 'Lembrete' },
    priority: { label: 'Prioridade', is: z.enum(words.PRIORITIES), words: words.PRIORITY_LABEL },
    quantityPerDose: { label: 'Quantidade por dose', is: between(0.1, 100) },
    productId: { label: 'Produto', to: products },
    minGapHours: { label: 'Intervalo mínimo (horas)', is: between(0.5, 168) },
    mostPerDay: { label: 'Máximo por dia', is: between(1, 24).int() },
    createdAt: { label: 'Registrado em' },
  },
};

export const portablePauses = {
  table: planPauses,
  name: 'planPauses',
  title: 'Pausas dos planos',
  columns: {
    planId: { label: 'Plano', to: plans },
    pausedFrom: { label: 'De', is: clockMoment, isRecorded: true },
    pausedUntil: { label: 'Até', is: clockMoment, ahead: 'a pause has a day of return' },
    createdAt: { label: 'Registrada em' },
  },
};

export const portablePlanDoses = {
  table: planDoses,
  name: 'planDoses',
  title: 'Doses dos planos',
  columns: {
    planId: { label: 'Plano', to: plans },
    plannedDay: { label: 'Dia previsto', is: day, ahead: 'a dose may be skipped or taken before its day' },
    plannedTime: { label: 'Hora prevista', is: clockTime },
    outcome: {
      label: 'Situação',
      is: z.enum(['taken', 'skipped']),
      words: { taken: 'Tomada', skipped: 'Pulada' },
    },
    useId: { label: 'Uso', to: uses },
    takenAt: { label: 'Tomada em', isRecorded: true },
    takenClock: { label: 'Quando, no relógio do paciente', is: clockMoment, isRecorded: true },
    quantity: { label: 'Quantidade', is: between(0.1, 100) },
    notes: { label: 'Observação', is: text(500) },
    createdAt: { label: 'Registrada em' },
  },
};

export const portableSnoozes = {
  table: planSnoozes,
  name: 'planSnoozes',
  title: 'Doses adiadas',
  columns: {
    planId: { label: 'Plano', to: plans },
    plannedDay: { label: 'Dia previsto', is: day, ahead: 'a dose may be put off before its day' },
    plannedTime: { label: 'Hora prevista', is: clockTime },
    until: { label: 'Adiada para', ahead: 'the dose is put off to then' },
    createdAt: { label: 'Registrada em' },
  },
};
