import { randomUUID } from 'node:crypto';
import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { dayFromToday } from '../day.ts';
import { multipart } from '../multipart.ts';
import { picture } from '../picture.ts';
import type { Patient } from '../test-app.ts';
import type { Example } from './example.ts';

const EXAM = {
  examType: 'Hemoglobina glicada',
  examDate: dayFromToday(-1),
  laboratory: 'Laboratório Central',
  requestingDoctor: 'Dra. Helena Prado',
  notes: 'em jejum',
  tags: ['rotina'],
  results: [
    { key: 'hba1c', parameter: 'HbA1c', value: '6,1', unit: '%', referenceRange: 'Inferior a 5,7' },
    { key: 'glicemia', parameter: 'Glicose', value: '104', unit: 'mg/dL' },
    { key: null, parameter: 'Aspecto', value: 'Límpido', unit: null, referenceRange: 'Límpido' },
  ],
  confirmDuplicate: true,
};

/** Another one each time: the same bytes twice are asked about. */
const pdf = () => Buffer.from(`%PDF-1.4\n1 0 obj<<>>endobj\n% ${randomUUID()}\ntrailer<<>>\n%%EOF\n`);

async function exam(owner: Patient): Promise<{ params: { id: string } }> {
  const reply = await owner.call('POST', '/api/exams', { payload: EXAM });
  return { params: { id: reply.json<{ data: { id: string } }>().data.id } };
}

async function examFile(owner: Patient): Promise<Example> {
  const { params } = await exam(owner);
  const sent = multipart({ name: 'laudo.pdf', content: pdf() });
  const reply = await owner.call('POST', `/api/exams/${params.id}/files`, sent);
  return { params: { ...params, fileId: reply.json<{ data: { id: string } }>().data.id } };
}

const agree = (owner: Patient) =>
  owner.call('POST', '/api/consents', { payload: { purpose: 'ai', version: CONSENT_VERSION } });

/** The calls about exams. */
export const EXAM_EXAMPLES = {
  listExams: async () => ({ query: { search: 'glicada', status: '', sort: 'title', direction: 'asc' } }),
  // Newer than what the other examples leave, and another value: the HbA1c of the profile follows it.
  addExam: async () => ({
    body: {
      ...EXAM,
      examDate: dayFromToday(0),
      results: [{ key: 'hba1c', parameter: 'HbA1c', value: '7,3', unit: '%' }],
    },
  }),
  readExam: exam,
  changeExam: async (owner) => ({
    ...(await exam(owner)),
    body: { ...EXAM, laboratory: 'Outro', results: [] },
  }),
  markExamDiscussed: async (owner) => ({ ...(await exam(owner)), body: { isDiscussed: true, values: [] } }),
  deleteExam: exam,
  restoreExam: async (owner) => {
    const { params } = await exam(owner);
    const reply = await owner.call('DELETE', `/api/exams/${params.id}`);
    return { body: { undo: reply.json<{ undo: string }>().undo } };
  },
  addExamFile: async (owner) => ({ ...(await exam(owner)), file: { name: 'laudo.pdf', content: pdf() } }),
  readExamFile: examFile,
  deleteExamFile: examFile,
  restoreExamFile: async (owner) => {
    const { params } = await examFile(owner);
    const reply = await owner.call('DELETE', `/api/exams/${params!.id}/files/${params!.fileId}`);
    return { body: { undo: reply.json<{ undo: string }>().undo } };
  },
  extractExam: async (owner) => {
    await agree(owner);
    return { body: { text: 'Glicose 98 mg/dL 70 a 99' } };
  },
  extractExamPicture: async (owner) => {
    await agree(owner);
    return { file: { name: 'pagina.png', content: await picture() } };
  },
  listAnalytes: async () => ({}),
  readAnalyte: async () => ({ params: { key: 'hba1c' } }),
} satisfies Record<string, (owner: Patient) => Promise<Example>>;
