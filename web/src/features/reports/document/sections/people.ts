import type { Report } from '@leveza/contract/reports/reports.ts';
import { DIABETES_LABEL, GENDER_LABEL } from '@leveza/domain/profile/health.ts';
import { formatCm } from '../../../../lib/format.ts';
import type { Fact, Section } from '../block.ts';
import { ofToday } from '../of-today.ts';
import { counted } from '../words.ts';

const UNKNOWN = 'Não informado';

export function patientSection(report: Report): Section | null {
  const { patient } = report;
  if (!patient) return null;
  const { age, gender, heightCm, diabetesType, allergies } = patient;
  const facts: Fact[] = [
    { label: ofToday('Idade', report), value: age === null ? UNKNOWN : `${age} anos` },
    { label: 'Sexo', value: gender === null ? UNKNOWN : GENDER_LABEL[gender] },
    { label: 'Altura', value: heightCm === null ? UNKNOWN : formatCm(heightCm), isBody: true },
    { label: 'Diabetes', value: diabetesType === null ? UNKNOWN : diabetesName(diabetesType) },
  ];
  return {
    id: 'patient',
    title: 'Paciente',
    ...(age !== null && { gist: { text: `${age} anos` } }),
    blocks: [
      { kind: 'facts', facts },
      { kind: 'text', text: `Alergias: ${allergies?.trim() || 'nenhuma informada'}.` },
    ],
  };
}

/** The profile asks the patient ('Não tenho diabetes'); a doctor reads about one. */
const diabetesName = (type: keyof typeof DIABETES_LABEL) => (type === 'NONE' ? 'Não' : DIABETES_LABEL[type]);

export function questionsSection({ questions }: Report): Section | null {
  if (!questions) return null;
  const { own, ofAppointment } = questions;
  const items = [...own.map(({ text }) => text), ...ofAppointment];
  if (items.length === 0) return null;
  const all = counted(items.length, 'pergunta', 'perguntas');
  return {
    id: 'questions',
    title: 'Perguntas para a consulta',
    // 'Suas perguntas' beside the report counts those of the report alone.
    gist: { text: ofAppointment.length > 0 ? `${all}, ${ofAppointment.length} da consulta marcada` : all },
    blocks: [{ kind: 'list', items }],
  };
}

export function missingSection({ missing }: Report): Section | null {
  const [first] = missing;
  if (first === undefined) return null;
  return {
    id: 'missing',
    title: 'O que falta nos registros',
    gist: { text: first },
    blocks: [{ kind: 'list', items: missing }],
  };
}
