import { sameDayOf } from '@leveza/domain/time/months.ts';
import { dayFromToday } from '../../day.ts';
import { createdId } from '../examples.ts';
import type { Telling } from './telling.ts';

const CREATININE = { key: 'creatinina', parameter: 'Creatinina', value: '1,2', unit: 'mg/dL' };

/** Critical, and in no other example. */
const SODIUM = { key: 'sodio', parameter: 'Sódio', value: '112', unit: 'mmol/L' };

export const EXAMS: Telling[] = [
  {
    what: 'one whose usual repeat is near',
    name: 'addExam',
    example: async () => ({
      body: { examType: 'TSH', examDate: sameDayOf(dayFromToday(10), -12), laboratory: 'Central' },
    }),
  },
  {
    what: 'one with a critical value',
    name: 'markExamDiscussed',
    example: async (owner) => {
      const examDate = dayFromToday(-2);
      const id = await createdId(owner, '/api/exams', { examDate, laboratory: 'Central', results: [SODIUM] });
      const { key: _key, ...shown } = SODIUM;
      return { params: { id }, body: { isDiscussed: true, values: [shown] } };
    },
  },
  {
    // Our range of creatinine is another one for men: 1.2 lies outside only of the women's.
    what: 'the sex that ranges go by',
    name: 'updateProfile',
    example: async (owner) => {
      const payload = { examDate: dayFromToday(0), laboratory: 'Central', results: [CREATININE] };
      await owner.call('POST', '/api/exams', { payload });
      return { body: { gender: 'M' } };
    },
  },
];
