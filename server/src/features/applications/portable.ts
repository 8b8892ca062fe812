import { text } from '@leveza/contract/text.ts';
import { clockMoment, clockTime } from '@leveza/contract/time.ts';
import { z } from '@leveza/contract/zod.ts';
import { SITES, SITE_LABEL, ZONES, zoneLabel } from '@leveza/domain/rotation/zones.ts';
import { isDay } from '@leveza/domain/time/days.ts';
import { applicationDraws, applicationSettings, applications, pens } from '../pens/table.ts';
import { dosePauses, doseSteps, skippedDoses } from './table.ts';

const day = z.string().refine(isDay);
const days = z.number().int().min(1).max(60);
const zoneWords = Object.fromEntries(ZONES.map((zone) => [zone, zoneLabel(zone)]));

export const portableApplications = {
  table: applications,
  name: 'applications',
  title: 'Aplicações',
  columns: {
    penId: { label: 'Caneta', to: pens },
    catalogId: { label: 'Código do catálogo', is: text(80) },
    medicationName: { label: 'Medicamento', is: text(200).min(1) },
    appliedAt: { label: 'Quando', isRecorded: true },
    doseMg: { label: 'Dose (mg)', is: z.number().min(0.0001).max(1000) },
    site: { label: 'Local', is: z.enum(SITES), words: SITE_LABEL },
    zone: { label: 'Região', is: z.enum(ZONES), words: zoneWords },
    pain: { label: 'Dor (0 a 10)', is: z.number().int().min(0).max(10) },
    reactions: { label: 'Reações', is: text(500) },
    notes: { label: 'Observações', is: text(1000) },
    createdAt: { label: 'Registrada em' },
  },
};

export const portableApplicationDraws = {
  table: applicationDraws,
  name: 'applicationDraws',
  title: 'Partes de uma aplicação',
  columns: {
    applicationId: { label: 'Aplicação', to: applications },
    penId: { label: 'Caneta', to: pens },
    mg: { label: 'mg', is: z.number().min(0.0001).max(1000) },
    place: { label: 'Ordem', is: z.number().int().min(0).max(1000) },
    createdAt: { label: 'Registrada em' },
  },
};

export const portableSkippedDoses = {
  table: skippedDoses,
  name: 'skippedDoses',
  title: 'Doses puladas',
  columns: {
    plannedAt: { label: 'Prevista para', ahead: 'a dose may be skipped before its day' },
    reason: { label: 'Motivo', is: text(300).min(1) },
    createdAt: { label: 'Registrada em' },
  },
};

export const portableDosePauses = {
  table: dosePauses,
  name: 'dosePauses',
  title: 'Pausas das aplicações',
  columns: {
    pausedFrom: { label: 'De', isRecorded: true },
    pausedUntil: { label: 'Até', ahead: 'a pause has a day of return' },
    createdAt: { label: 'Registrada em' },
  },
};

export const portableDoseSteps = {
  table: doseSteps,
  name: 'doseSteps',
  title: 'Etapas da dose',
  columns: {
    fromDay: { label: 'A partir de', is: day, ahead: 'a raised dose is planned' },
    doseMg: { label: 'Dose (mg)', is: z.number().min(0.0001).max(1000) },
    isStart: { label: 'Começa um plano' },
    medicine: { label: 'Medicamento', is: text(200).min(1) },
    createdAt: { label: 'Registrada em' },
  },
};

export const portableApplicationSettings = {
  table: applicationSettings,
  name: 'applicationSettings',
  title: 'Preferências das aplicações',
  columns: {
    // A plan could once say up to a year.
    intervalDays: { label: 'Dias entre doses', is: z.number().int().min(1).max(365) },
    intervalMedicine: { label: 'Medicamento dos dias entre doses', is: text(200).min(1) },
    usualDay: { label: 'Dia de costume', is: day, ahead: 'the patient marks the day of the next dose' },
    usualTime: { label: 'Hora de costume', is: clockTime },
    usualChosenAt: { label: 'Dia escolhido em', isRecorded: true },
    usualMedicine: { label: 'Medicamento do dia de costume', is: text(200).min(1) },
    dosesEnd: { label: 'Fim das doses previstas', is: clockMoment, ahead: 'a plan is made with its end' },
    putOffDose: { label: 'Dose adiada', is: clockMoment, ahead: 'a dose may be put off before its hour' },
    putOffUntil: { label: 'Adiada até', ahead: 'the dose is put off to then' },
    purchaseLeadDays: { label: 'Lembrar de comprar (dias antes)', is: days },
    purchaseToldFor: { label: 'Avisado do fim em', is: day, ahead: 'the day on which the pens run out' },
    purchaseCheckedOn: { leftOut: 'the day of a check that is made every day' },
  },
};
