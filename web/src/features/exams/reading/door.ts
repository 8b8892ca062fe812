import type { FileReading, Patient } from '@leveza/reading/reading.ts';

export interface ReadProgress {
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

export interface ReadOptions {
  onProgress?: (progress: ReadProgress) => void;
  /** Called as soon as a file is read, before the others are. */
  onFile?: (file: number, reading: FileReading) => void;
  signal?: AbortSignal;
  password?: string;
  patient?: Patient;
  /** Pages without text that are recognised: 3 at once, 5 by a press, then one more each time. Pages already read are not read again. */
  mostRecognised?: number;
}
