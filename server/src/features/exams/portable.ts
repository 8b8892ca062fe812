import { MOST_RESULTS, MOST_TAGS } from '@leveza/contract/exams/exams.ts';
import { MOST_MODEL_SENTENCES } from '@leveza/contract/exams/model-analysis.ts';
import { MOST_RANGE_LETTERS } from '@leveza/contract/exams/results.ts';
import { text } from '@leveza/contract/text.ts';
import { z } from '@leveza/contract/zod.ts';
import { canonicalKey, findAnalyte } from '@leveza/domain/exams/analytes.ts';
import { MOST_OTHER_LETTERS, MOST_OTHER_RANGES } from '@leveza/domain/exams/other-ranges.ts';
import { EXAM_CATEGORIES, EXAM_CATEGORY_LABEL } from '@leveza/domain/exams/categories.ts';
import { repeatOn } from '@leveza/domain/exams/repeat.ts';
import * as states from '@leveza/domain/exams/states.ts';
import { STANDINGS } from '@leveza/domain/exams/status.ts';
import { inOwnUnit } from '@leveza/domain/exams/units.ts';
import { isDay } from '@leveza/domain/time/days.ts';
import { readDocument } from '../../services/document.ts';
import { files } from '../files/table.ts';
import { searchedOf } from './searched-of.ts';
import { examFiles, examResults, type ExamRow, exams, type ResultRow } from './table.ts';

const count = z.number().int().min(0).max(MOST_RESULTS);
const sentences = z.array(text(300).min(1)).max(MOST_MODEL_SENTENCES);
const figure = z.number().min(-1e12).max(1e12);

/** Also what the list shows of the values; an import judges them again (`judgeAgain`). */
export const portableExams = {
  table: exams,
  name: 'exams',
  title: 'Exames',
  columns: {
    examType: { label: 'Tipo de exame', is: text(120).min(1) },
    category: { label: 'Categoria', is: z.enum(EXAM_CATEGORIES), words: EXAM_CATEGORY_LABEL },
    examDate: { label: 'Data do exame', is: z.string().refine(isDay), isRecorded: true },
    laboratory: { label: 'Laboratório', is: text(120).min(1) },
    requestingDoctor: { label: 'Médico solicitante', is: text(120) },
    notes: { label: 'Notas', is: text(2000) },
    tags: { label: 'Tags', is: z.array(text(40).min(1)).max(MOST_TAGS) },
    isReviewed: { label: 'Conferido' },
    standing: { label: 'Situação', is: z.enum(STANDINGS), words: states.EXAM_STATUS_LABEL },
    resultCount: { label: 'Valores', is: count },
    outsideCount: { label: 'Fora da faixa', is: count },
    criticalCount: { label: 'Críticos', is: count },
    unjudgedCount: { label: 'Sem comparação', is: count },
    concerns: { label: 'O que está fora da faixa', is: z.array(text(120)).max(MOST_RESULTS) },
    modelSummary: { label: 'Resumo da IA', is: text(2000) },
    modelConcerns: { label: 'Pontos de atenção da IA', is: sentences },
    modelRecommendations: { label: 'Recomendações da IA', is: sentences },
    discussedAt: { label: 'Conversado com o médico em', isRecorded: true },
    repeatOn: {
      // Its values are counted after the import, when they are judged again.
      derived: (exam: ExamRow) => repeatOn(exam, []),
    },
    searched: { derived: searchedOf },
    createdAt: { label: 'Guardado em' },
  },
};

const inOwn =
  (figureOf: (row: ResultRow) => number | null) =>
  (row: ResultRow): number | null => {
    const analyte = findAnalyte(row.analyte);
    const value = figureOf(row);
    return analyte && value !== null ? inOwnUnit(analyte, value, row.unit) : null;
  };

export const portableResults = {
  table: examResults,
  name: 'examResults',
  title: 'Resultados de exames',
  columns: {
    examId: { label: 'Exame', to: exams },
    place: { label: 'Ordem', is: z.number().int().min(0).max(MOST_RESULTS) },
    analyte: { label: 'Analito', is: text(60).transform(canonicalKey) },
    parameter: { label: 'Nome', is: text(120).min(1) },
    value: { label: 'Valor', is: text(60).min(1) },
    valueNumber: { label: 'Valor em número', is: figure },
    comparator: { label: 'Sinal', is: z.enum(states.COMPARATORS) },
    unit: { label: 'Unidade', is: text(40) },
    referenceRange: { label: 'Faixa impressa', is: text(MOST_RANGE_LETTERS) },
    refLow: { label: 'De', is: figure },
    refHigh: { label: 'Até', is: figure },
    otherRanges: {
      label: 'Outras faixas impressas',
      is: z.array(text(MOST_OTHER_LETTERS).min(1)).max(MOST_OTHER_RANGES),
    },
    rangeOrigin: {
      label: 'Origem da faixa',
      is: z.enum(states.RANGE_ORIGINS),
      words: { printed: 'do laudo', ours: 'do Leveza' },
    },
    flag: { label: 'Marca', is: z.enum(states.RESULT_FLAGS), words: states.RESULT_FLAG_LABEL },
    amount: { derived: inOwn(({ valueNumber }) => valueNumber) },
    low: { derived: inOwn(({ refLow }) => refLow) },
    high: { derived: inOwn(({ refHigh }) => refHigh) },
  },
};

export const portableExamFiles = {
  table: examFiles,
  name: 'examFiles',
  title: 'Arquivos de exames',
  columns: {
    examId: { label: 'Exame', to: exams },
    fileId: { label: 'Arquivo', to: files, admit: readDocument },
    digest: { label: 'Soma de verificação', is: z.string().regex(/^[\da-f]{64}$/) },
    createdAt: { label: 'Guardado em' },
  },
};
