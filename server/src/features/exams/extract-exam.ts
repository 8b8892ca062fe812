import {
  EXTRACT_MOST_CHARACTERS,
  type Extraction,
  type ExtractInput,
} from '@leveza/contract/exams/extract.ts';
import { withoutIdentity } from '@leveza/domain/exams/without-identity.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { findAccount } from '../auth/shared/account.ts';
import { askAboutExam, type Reader } from './ai/ask-about-exam.ts';
import { extractionOf } from './ai/extraction.ts';
import { textQuestion } from './ai/question.ts';
import { personOn } from '@leveza/domain/exams/person-on.ts';
import { knownPerson } from './written-exam.ts';

/** The values of a report's text. The identity of the patient, as far as it was found, does not go out. */
export async function extractExam(call: Call, { text }: ExtractInput, reader: Reader): Promise<Extraction> {
  const { name } = await findAccount(call.db, call.owner);
  // The part beyond the limit does not go out, and is not searched for names.
  const begin = text.slice(0, 2 * EXTRACT_MOST_CHARACTERS);
  const known = withoutIdentity(begin, name);
  const report = known.slice(0, EXTRACT_MOST_CHARACTERS);
  const isCut = text.length > begin.length || known.length > report.length;
  const answer = await askAboutExam(call, reader, textQuestion(report));
  const person = personOn(await knownPerson(call), dayIn(call.zone, call.now));
  return extractionOf(answer, report, person, isCut);
}
