import { MOST_QUESTIONS, ReportQuestionInput } from '@leveza/contract/reports/questions.ts';
import { reportQuestions } from './table.ts';

export const portableQuestions = {
  table: reportQuestions,
  name: 'reportQuestions',
  title: 'Perguntas para o médico',
  mostRows: MOST_QUESTIONS,
  columns: {
    text: { label: 'Pergunta', is: ReportQuestionInput.shape.text },
    createdAt: { label: 'Escrita em' },
  },
};
