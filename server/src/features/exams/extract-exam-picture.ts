import type { Extraction } from '@leveza/contract/exams/extract.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { pictureForModel } from '../../services/picture-for-model.ts';
import { askAboutExam, type Reader } from './ai/ask-about-exam.ts';
import { extractionOf } from './ai/extraction.ts';
import { pictureQuestion } from './ai/question.ts';
import { personOn } from '@leveza/domain/exams/person-on.ts';
import { knownPerson } from './written-exam.ts';

/** The values of one page's picture, which goes out as it is: names cannot be cut out of it. */
export async function extractExamPicture(
  call: Call,
  file: UploadedFile,
  reader: Reader,
): Promise<Extraction> {
  const picture = await pictureForModel(file.content);
  const answer = await askAboutExam(call, reader, pictureQuestion(picture));
  return extractionOf(answer, null, personOn(await knownPerson(call), dayIn(call.zone, call.now)));
}
