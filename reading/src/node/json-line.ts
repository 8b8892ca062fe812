import type { ReportReader } from '../read-file.ts';
import { unread, type FileReading } from '../reading.ts';
import { SENTENCES } from '../sentences.ts';

/** The reading of a file as one line of JSON; a file that cannot be read gives one too. */
export async function lineOf(
  reader: ReportReader,
  file: string,
  bytes: () => Promise<Uint8Array>,
  password?: string,
): Promise<string> {
  const reading = await bytes()
    .then((read) =>
      reader.read({ name: file, bytes: new Uint8Array(read), ...(password ? { password } : {}) }),
    )
    .then((outcome) => outcome.reading)
    .catch((): FileReading => unread(file, 'failed', SENTENCES.failed));
  return JSON.stringify(plain(reading));
}

function plain(reading: FileReading) {
  const { examType, laboratory, examDate, requestingDoctor } = reading;
  const heads = { examType, laboratory, examDate, requestingDoctor };
  const doubts = Object.entries(heads).flatMap(([name, { doubt }]) =>
    doubt ? [[name, doubt] as const] : [],
  );
  return {
    file: reading.file,
    state: reading.state,
    sentence: reading.sentence ?? '',
    examType: examType.value,
    laboratory: laboratory.value,
    examDate: examDate.value,
    requestingDoctor: requestingDoctor.value,
    patientName: reading.patientName,
    doubts: Object.fromEntries(doubts),
    pages: reading.pages,
    readPages: reading.readPages,
    results: reading.results.map(({ at, ...result }) => ({ ...result, page: at?.page ?? null })),
  };
}
