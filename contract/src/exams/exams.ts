import { EXAM_CATEGORIES, SPECIMENS } from '@leveza/domain/exams/categories.ts';
import { ANY_EXAM, NO_LABORATORY } from '@leveza/domain/exams/exam-types.ts';
import { EXAM_STATUSES } from '@leveza/domain/exams/states.ts';
import type { Endpoint } from '../endpoint.ts';
import { Page, Pagination } from '../pagination.ts';
import { optionalText, text } from '../text.ts';
import { calendarDay } from '../time.ts';
import { z } from '../zod.ts';
import { ExamFile } from './files.ts';
import { ModelAnalysis } from './model-analysis.ts';
import { ExamResult, ResultInput } from './results.ts';
import { UrgentValue } from './urgent.ts';

export const MOST_RESULTS = 300;
export const MOST_TAGS = 20;
export const MOST_TAG_LETTERS = 40;
export const MOST_FILES = 20;

const tags = z
  .array(text(MOST_TAG_LETTERS).min(1))
  .max(MOST_TAGS)
  .default([])
  .transform((all) => [...new Set(all)]);

const examDate = z.preprocess(
  (value) => value ?? '',
  z
    .string()
    .min(1, 'Data do exame é obrigatória')
    .refine((value) => value === '' || calendarDay.safeParse(value).success, 'Data inválida'),
);

const orElse = (max: number, instead: string) =>
  text(max)
    .nullish()
    .transform((value) => value || instead);

/** The fields an API client may send: a type and a laboratory left out get the specification's words. */
export const ExamInput = z.object({
  examType: orElse(120, ANY_EXAM),
  /** By the type, unless said. */
  category: z.enum(EXAM_CATEGORIES).nullish(),
  /** The day of the collection. */
  examDate,
  laboratory: orElse(120, NO_LABORATORY),
  requestingDoctor: optionalText(120),
  notes: optionalText(2000),
  tags,
  results: z.array(ResultInput).max(MOST_RESULTS).default([]),
  /** Results count as reviewed; an exam without any is new until its owner says so, unless it is an image. */
  isReviewed: z.boolean().optional(),
  /** The model's text about it. Only the sentences that hold against the results are kept. */
  modelAnalysis: ModelAnalysis.nullish(),
  /** SHA-256 (hex) of the files about to follow: the same file sent twice is asked about before anything is kept. */
  fileDigests: z
    .array(z.string().regex(/^[\da-f]{64}$/))
    .max(MOST_FILES)
    .default([]),
  confirmDuplicate: z.boolean().default(false),
});
export type ExamInput = z.output<typeof ExamInput>;

/** A change of an exam: results and words of a model that are left out stay, `[]` and null take them away. */
export const ExamChange = ExamInput.omit({ confirmDuplicate: true }).extend({
  results: z.array(ResultInput).max(MOST_RESULTS).optional(),
  /** Of the exam the change was made on: a correction from another device is asked about before it is replaced. */
  version: z.string().max(64).nullish(),
  confirmReplace: z.boolean().default(false),
});
export type ExamChange = z.output<typeof ExamChange>;

/** The fields of the dialog: there the type and the laboratory are required. */
export const ExamForm = ExamInput.extend({
  examType: z.preprocess(
    (value) => value ?? '',
    text(120).min(1, 'Tipo de exame é obrigatório (ou aguarde a IA identificar)'),
  ),
  laboratory: z.preprocess((value) => value ?? '', text(120).min(1, 'Laboratório é obrigatório')),
});
export type ExamForm = z.output<typeof ExamForm>;

/** Plain sentences from the values, or those of a model that hold against them. Never a diagnosis. */
export const ExamAnalysis = z.object({
  /** '3 de 24 fora da faixa: Glicose, LDL e Ferritina.' */
  summary: z.string(),
  /** The names of what lies outside its range, critical ones first; of a model, sentences about them. */
  concerns: z.array(z.string()),
  /** Whom to ask and when; of critical values, when to seek care. */
  recommendations: z.array(z.string()),
  /** A sentence of it was written by a model: the screen has to say so. */
  isByModel: z.boolean(),
});
export type ExamAnalysis = z.infer<typeof ExamAnalysis>;

/** An exam in the list. */
export const ExamCard = z.object({
  id: z.uuid(),
  examType: z.string(),
  category: z.enum(EXAM_CATEGORIES),
  /** Sangue, Imagem or Urina; null for the others. */
  type: z.enum(SPECIMENS).nullable(),
  examDate: z.iso.date(),
  uploadDate: z.iso.datetime(),
  status: z.enum(EXAM_STATUSES),
  laboratory: z.string(),
  requestingDoctor: z.string().nullable(),
  notes: z.string().nullable(),
  tags: z.array(z.string()),
  isReviewed: z.boolean(),
  resultCount: z.number(),
  /** Outside their range, the critical ones included. */
  outsideCount: z.number(),
  criticalCount: z.number(),
  /** Compared with nothing, for want of a range or a unit. */
  unjudgedCount: z.number(),
  /** When the patient said to have spoken with the doctor about its critical values; null before. */
  discussedAt: z.iso.datetime().nullable(),
  /** When it is usually repeated; null for an image and for exams without a usual time. */
  repeatOn: z.iso.date().nullable(),
  aiAnalysis: ExamAnalysis,
  files: z.array(ExamFile),
});
export type ExamCard = z.infer<typeof ExamCard>;

/** The filtration of the kidneys computed from the creatinine of this exam. */
export const Egfr = z.object({
  value: z.number(),
  /** 'CKD-EPI 2021' */
  formula: z.string(),
});
export type Egfr = z.infer<typeof Egfr>;

export const Exam = ExamCard.extend({
  results: z.array(ExamResult),
  egfr: Egfr.nullable(),
  /** Another one after every change of what the patient can change. */
  version: z.string(),
  /** The words of a model as they are stored, to be sent back where a change is undone. */
  modelAnalysis: ModelAnalysis,
});
export type Exam = z.infer<typeof Exam>;

export const EXAM_ORDERS = ['date', 'title', 'laboratory', 'status'] as const;
export type ExamOrder = (typeof EXAM_ORDERS)[number];

/** `?status=` with nothing behind it asks for all, as the first choice of a filter does. */
const filter = <T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess((value) => (value === '' || value === 'all' ? undefined : value), z.enum(values).optional());

export const ExamQuery = Page.extend({
  search: z.preprocess((value) => (value === '' ? undefined : value), text(100).optional()),
  category: filter(EXAM_CATEGORIES),
  status: filter(EXAM_STATUSES),
  type: filter(SPECIMENS),
  sort: z.preprocess((value) => value || undefined, z.enum(EXAM_ORDERS).default('date')),
  direction: z.preprocess((value) => value || undefined, z.enum(['asc', 'desc']).default('desc')),
});
export type ExamQuery = z.output<typeof ExamQuery>;

/** Of all exams, whatever the filters say. */
export const ExamStats = z.object({
  total: z.number(),
  /** Of this month, by the day of the exam. */
  thisMonth: z.number(),
  /** Whose values were reviewed: processed, warning, critical and expired ones. */
  processed: z.number(),
});
export type ExamStats = z.infer<typeof ExamStats>;

const one = { access: 'patient', params: z.object({ id: z.uuid() }) } as const;
const ExamReply = z.object({ data: Exam });
const SHOWN = ['exams', 'profile'] as const;

export const listExams = {
  method: 'GET',
  path: '/exams',
  summary: 'The patient’s exams, filtered and sorted, with the figures of the page’s head',
  access: 'patient',
  query: ExamQuery,
  shows: SHOWN,
  reply: z.object({
    data: z.array(ExamCard),
    stats: ExamStats,
    /** The categories of which there is an exam. */
    categories: z.array(z.enum(EXAM_CATEGORIES)),
    /** Of all exams, the newest first: neither a filter nor a newer harmless exam takes one away. */
    urgent: z.array(UrgentValue),
    pagination: Pagination,
  }),
} as const satisfies Endpoint;

export const addExam = {
  method: 'POST',
  path: '/exams',
  summary: 'Adds an exam with its results; its files follow',
  access: 'patient',
  status: 201,
  body: ExamInput,
  asks: ['confirmDuplicate'],
  changes: ['exams'],
  reply: ExamReply,
} as const satisfies Endpoint;

export const readExam = {
  ...one,
  method: 'GET',
  path: '/exams/:id',
  summary: 'One exam with its results',
  shows: SHOWN,
  reply: ExamReply,
} as const satisfies Endpoint;

export const changeExam = {
  ...one,
  method: 'PUT',
  path: '/exams/:id',
  summary: 'Changes an exam; results that are left out stay, as its files do',
  body: ExamChange,
  asks: ['confirmReplace'],
  changes: ['exams'],
  reply: ExamReply,
} as const satisfies Endpoint;

export const deleteExam = {
  ...one,
  method: 'DELETE',
  path: '/exams/:id',
  summary: 'Deletes an exam and its files; the answer can put it back for an hour',
  isSecret: true,
  changes: ['exams'],
  reply: z.object({
    data: Exam,
    /** Sealed: nothing of the exam stays on the server but this can bring it back. */
    undo: z.string(),
  }),
} as const satisfies Endpoint;

export const restoreExam = {
  method: 'POST',
  path: '/exams/restore',
  summary: 'Puts a deleted exam back as it was, with its results and files',
  access: 'patient',
  isSecret: true,
  body: z.object({ undo: z.string().min(1).max(900_000) }),
  changes: ['exams'],
  reply: ExamReply,
} as const satisfies Endpoint;
