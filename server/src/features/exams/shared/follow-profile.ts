import { ExamInput } from '@leveza/contract/exams/exams.ts';
import type { ProfileInput } from '@leveza/contract/profile/update-profile.ts';
import { decimal } from '@leveza/domain/decimal.ts';
import type { TypedHba1c } from '@leveza/domain/profile/typed-hba1c.ts';
import type { Call } from '../../../http/call.ts';
import { addExam } from '../add-exam.ts';
import { judgeAgain } from '../judge-again.ts';
import { settleHba1c } from './settle-hba1c.ts';

/** Settles the exams of a patient whose HbA1c, sex or birth date changed. */
export async function followProfile(
  call: Call,
  sent: Partial<ProfileInput>,
  earlier: TypedHba1c | null,
): Promise<void> {
  if (sent.gender !== undefined || sent.birthDate !== undefined) await judgeAgain(call);
  if (sent.hba1c === undefined && sent.hba1cOn === undefined) return;
  if (earlier) await keepEarlier(call, earlier);
  await settleHba1c(call.db, call.owner);
}

/** The profile has room for one HbA1c: an earlier measurement becomes an exam of one value, and stays in the trend. */
async function keepEarlier(call: Call, { percent, on }: TypedHba1c): Promise<void> {
  const result = {
    key: 'hba1c',
    parameter: 'Hemoglobina glicada (HbA1c)',
    value: decimal(percent),
    unit: '%',
  };
  await addExam(
    call,
    ExamInput.parse({
      examType: 'Hemoglobina glicada',
      examDate: on,
      notes: 'Digitada no perfil.',
      results: [result],
      confirmDuplicate: true,
    }),
  );
}
