import type { ReportDocument } from '../document/block.ts';
import type { Days } from '../period.ts';

const MOST = 60;

/** 'relatorio-medico.pdf'; with the patient and the days only where the patient wants it: names of files are seen. */
export function fileName(
  { title, patient }: ReportDocument,
  days: Days,
  isNamed: boolean,
  end: string,
): string {
  const parts = isNamed ? [title, patient, days.from, 'a', days.to] : [title];
  return `${parts.map(plain).filter(Boolean).join('-')}.${end}`;
}

/** Letters, digits and hyphens, which every system takes. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MOST)
    .replaceAll(/^-|-$/g, '');
