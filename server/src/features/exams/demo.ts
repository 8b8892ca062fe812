import { createHash } from 'node:crypto';
import { ExamInput } from '@leveza/contract/exams/exams.ts';
import { addDays, DEFAULT_ZONE, dayIn } from '@leveza/domain/time/days.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { addFile } from '../files/shared/files.ts';
import { addExam } from './add-exam.ts';
import { examFiles, examResults, exams } from './table.ts';

type Values = [key: string, parameter: string, value: string, unit: string, range: string | null][];

const valuesOf = (hba1c: string, glucose: string, ldl: string, b12: string): Values => [
  ['hba1c', 'Hemoglobina glicada (HbA1c)', hba1c, '%', 'Inferior a 5,7'],
  ['glicose', 'Glicose', glucose, 'mg/dL', '70 a 99'],
  ['colesterol_total', 'Colesterol total', '182', 'mg/dL', 'Inferior a 190'],
  ['ldl', 'Colesterol LDL', ldl, 'mg/dL', 'Inferior a 130'],
  ['creatinina', 'Creatinina', '0,82', 'mg/dL', null],
  ['tgp', 'TGP (ALT)', '28', 'U/L', 'até 33'],
  ['vitamina_b12', 'Vitamina B12', b12, 'pg/mL', '211 a 911'],
];

/** Three exams over a year; the newest one's HbA1c is the profile's. */
const EXAMS = [
  { daysAgo: 338, results: valuesOf('6,4', '118', '142', '412') },
  { daysAgo: 152, results: valuesOf('6,1', '106', '128', '330') },
  { daysAgo: 19, results: valuesOf('5,9', '97', '118', '196') },
] as const;

export async function fillDemoExams(tx: Db, owner: string, now: Date): Promise<void> {
  const today = dayIn(DEFAULT_ZONE, now);
  for (const { daysAgo, results } of EXAMS) {
    const input = ExamInput.parse({
      examType: 'Exames de Sangue',
      examDate: addDays(today, -daysAgo),
      laboratory: 'Laboratório Flor de Ipê',
      requestingDoctor: 'Dra. Helena Prado',
      tags: ['rotina'],
      results: results.map(([key, parameter, value, unit, referenceRange]) => ({
        key,
        parameter,
        value,
        unit,
        referenceRange,
      })),
    });
    await addExam({ db: tx, owner, zone: DEFAULT_ZONE, now }, input);
  }
}

/** The report of the newest exam as a small PDF with its own values. */
export const fillDemoExamFile =
  (vault: Vault) =>
  async (tx: Db, owner: string): Promise<void> => {
    const [exam] = await tx
      .select()
      .from(exams)
      .where(eq(exams.userId, owner))
      .orderBy(desc(exams.examDate))
      .limit(1);
    if (!exam) return;
    const isOfExam = and(eq(examResults.userId, owner), eq(examResults.examId, exam.id));
    const results = await tx.select().from(examResults).where(isOfExam).orderBy(examResults.place);
    const content = smallPdf([
      exam.laboratory,
      `Coleta: ${exam.examDate.split('-').toReversed().join('/')}   Solicitante: ${exam.requestingDoctor}`,
      '',
      ...results.map(
        ({ parameter, value, unit, referenceRange }) =>
          `${parameter}   ${value} ${unit}${referenceRange ? `   Ref.: ${referenceRange}` : ''}`,
      ),
      '',
      'Laudo de demonstração, sem valor médico.',
    ]);
    const fileId = await addFile(tx, vault, owner, {
      name: 'laudo-demonstracao.pdf',
      mediaType: 'application/pdf',
      content,
    });
    const digest = createHash('sha256').update(content).digest('hex');
    await tx.insert(examFiles).values({ userId: owner, examId: exam.id, fileId, digest });
  };

/** A page of A4 with lines of text, as the least a PDF may be: the demonstration's report. */
function smallPdf(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
  const stream = `BT /F1 11 Tf 16 TL 56 780 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(stream, 'latin1')} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = Buffer.byteLength(body, 'latin1');
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = Buffer.byteLength(body, 'latin1');
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const tail = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${size}\n0000000000 65535 f \n${rows}${tail}`, 'latin1');
}

const escaped = (line: string) => line.replaceAll(/[\\()]/g, String.raw`\$&`);
