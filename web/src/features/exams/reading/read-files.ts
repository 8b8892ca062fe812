import type { ReadPage } from '@leveza/reading/page.ts';
import { unread, type FileReading, type Patient } from '@leveza/reading/reading.ts';
import { SENTENCES } from '@leveza/reading/sentences.ts';
import { ReadingDesk, ReadingFailure } from './reading-desk.ts';

interface ReadProgress {
  /** Place of the file in the list, from 0. */
  file: number;
  page: number;
  /** Pages that are read this time. */
  pages: number;
  /** Between 0 and 1, over all files. */
  share: number;
  /** Recognition takes seconds a page; text is read at once. */
  step: 'opening' | 'text' | 'recognition';
}

interface ReadOptions {
  onProgress?: (progress: ReadProgress) => void;
  /** Called as soon as a file is read, before the others are. */
  onFile?: (file: number, reading: FileReading) => void;
  signal?: AbortSignal;
  password?: string;
  patient?: Patient;
  /** Pages without text that are recognised: 3 at once, 5 by a press, then one more each time. Pages already read are not read again. */
  mostRecognised?: number;
}

const desk = new ReadingDesk();
/** Pictures have a worker of their own: a page is looked at while the next one is read. */
const pictureDesk = new ReadingDesk();

/** Pages that were read of a file, so that more of it can be read without beginning anew. */
const pagesOf = new WeakMap<Blob, ReadPage[]>();

/** Reads files one after the other. Each has its own outcome, also one that cannot be read; an abort rejects. */
export async function readFiles(files: readonly File[], options: ReadOptions = {}): Promise<FileReading[]> {
  const readings: FileReading[] = [];
  for (const [index, file] of files.entries()) {
    const reading = await readOne(file, index, files.length, options);
    options.onFile?.(index, reading);
    readings.push(reading);
  }
  return readings;
}

async function readOne(file: File, index: number, count: number, options: ReadOptions): Promise<FileReading> {
  const { onProgress, signal, password, patient, mostRecognised } = options;
  onProgress?.({ file: index, page: 0, pages: 0, share: index / count, step: 'opening' });
  try {
    const known = pagesOf.get(file);
    const { reading, pages } = await desk.ask(
      {
        kind: 'read',
        file,
        name: file.name,
        ...(password ? { password } : {}),
        ...(patient ? { patient } : {}),
        ...(mostRecognised ? { mostRecognised } : {}),
        ...(known ? { known } : {}),
      },
      {
        ...(signal ? { signal } : {}),
        onPage: ({ page, pages: all, step }) =>
          onProgress?.({ file: index, page, pages: all, share: (index + (page - 0.5) / all) / count, step }),
      },
    );
    pagesOf.set(file, pages);
    return reading;
  } catch (error) {
    signal?.throwIfAborted();
    return unread(file.name, 'failed', error instanceof ReadingFailure ? error.message : SENTENCES.failed);
  }
}

/** An upright page of a PDF or a picture as a JPEG. A file that cannot be opened rejects with a sentence. */
export async function pagePicture(
  file: Blob,
  page: number,
  { password, turn: further = 0 }: { password?: string | undefined; turn?: number } = {},
): Promise<Blob> {
  const found = pagesOf.get(file)?.find((each) => each.page === page)?.turn ?? 0;
  const turn = (found + further) % 4;
  return await pictureDesk.ask({ kind: 'picture', file, page, turn, ...(password ? { password } : {}) });
}

export async function pageCount(
  file: Blob,
  { password }: { password?: string | undefined } = {},
): Promise<number> {
  return await pictureDesk.ask({ kind: 'count', file, ...(password ? { password } : {}) });
}
