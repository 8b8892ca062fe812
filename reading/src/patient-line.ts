import { fold } from '@leveza/domain/exams/printed/words.ts';
import type { Line } from './layout.ts';

const HEAD_LINES = 12;
const PATIENT = /\b(?:paciente|nome|cliente|usuari[oa])\b\W/;

/** Sex and age in the line of the patient's name, in any order: 'Paciente: Ana Luz • 31 anos (09/02/1995) • Feminino'. */
export function patientLine(lines: readonly Line[]): { sex: 'F' | 'M' | null; age: number | null } {
  const own = lines
    .slice(0, HEAD_LINES)
    .map(({ text }) => fold(text))
    .filter((plain) => PATIENT.test(plain));
  const sexes = own.flatMap((plain) =>
    [...plain.matchAll(/\b(feminino|masculino)\b/g)].map(([word]) => word),
  );
  const ages = own.flatMap((plain) =>
    [...plain.matchAll(/(?<![\d.,a-z])(\d{1,3})\s*anos\b/g)].map(([, age]) => Number(age)),
  );
  const [sex] = sexes;
  return {
    sex: sex && new Set(sexes).size === 1 ? (sex === 'feminino' ? 'F' : 'M') : null,
    age: ages.length === 1 ? ages[0]! : null,
  };
}
