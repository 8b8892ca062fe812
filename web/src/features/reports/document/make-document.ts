import type { Photo } from '@leveza/contract/photos.ts';
import type { Report } from '@leveza/contract/reports/reports.ts';
import type { ReportRows } from '@leveza/contract/reports/rows.ts';
import { rowsOfType } from '@leveza/domain/reports/rows.ts';
import { formatDay, formatInstant } from '../../../lib/format.ts';
import type { ReportDocument, Section } from './block.ts';
import { REPORT_TYPE } from './report-types.ts';
import { adherenceSection } from './sections/adherence.ts';
import { annexSection } from './sections/annex.ts';
import { constancySection } from './sections/constancy.ts';
import { examsSection } from './sections/exams.ts';
import { effectsSection, medicinesSection } from './sections/health.ts';
import { nutritionSection } from './sections/nutrition.ts';
import { missingSection, patientSection, questionsSection } from './sections/people.ts';
import { photosSection } from './sections/photos.ts';
import { sourcesSection } from './sections/sources.ts';
import { spendingSections } from './sections/spending.ts';
import { treatmentSection } from './sections/treatment.ts';
import { milestonesSection, weightSection } from './sections/weight.ts';

export interface DocumentChoices {
  /** The annex; null leaves it out. */
  rows: ReportRows | null;
  isPerKgShown: boolean;
  /** Two photos that the patient chose for the report of progress; any other number, and any other report, has none. */
  photos?: readonly Photo[];
}

export function documentOf(report: Report, choices: DocumentChoices): ReportDocument {
  const { type, from, to, name, generatedAt, timeZone } = report;
  const sections =
    type === 'progress' ? patientsOrder(report, choices.photos ?? []) : doctorsOrder(report, choices);
  const { rows } = choices;
  const annex = rows && annexSection(rowsOfType(rows, type));
  return {
    title: REPORT_TYPE[type].title,
    period: `De ${formatDay(from)} a ${formatDay(to)}`,
    patient: name,
    made: `Feito em ${formatInstant(generatedAt, timeZone)}`,
    sections: [...sections, annex].flatMap((section) => section ?? []),
  };
}

type Sections = (Section | null)[];

/** Achievements come first; the patient's identity and the gaps are known to the patient. */
const patientsOrder = (report: Report, photos: readonly Photo[]): Sections => [
  milestonesSection(report),
  photosSection(photos),
  weightSection(report),
  constancySection(report),
  nutritionSection(report),
];

/** Who, what, how it goes, then what to ask and what the records leave open. */
function doctorsOrder(report: Report, { isPerKgShown }: DocumentChoices): Sections {
  return [
    patientSection(report),
    milestonesSection(report),
    questionsSection(report),
    treatmentSection(report),
    adherenceSection(report),
    weightSection(report),
    effectsSection(report),
    examsSection(report),
    medicinesSection(report),
    nutritionSection(report),
    ...spendingSections(report, isPerKgShown),
    missingSection(report),
    sourcesSection(report),
  ];
}
