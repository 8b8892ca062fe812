import type { Patient } from '@leveza/reading/reading.ts';
import { fromDevice } from './file-reading.ts';
import type { UploadItem } from './upload-state.ts';

interface Options {
  signal: AbortSignal;
  password: string | undefined;
  /** How many pages without text may be recognised. */
  mostRecognised: number;
  patient: Patient;
  /** The patient's own: a report in another name is asked about. */
  name: string;
  onProgress: (progress: NonNullable<UploadItem['progress']>) => void;
}

type Outcome = Pick<UploadItem, 'state' | 'reading' | 'sentence'>;

const BROKEN =
  'Não foi possível ler este arquivo neste aparelho. Ele será guardado, e você pode digitar os valores.';

/** Reads one file on this device. No byte of the engines is loaded before. */
export async function readFile(file: File, options: Options): Promise<Outcome> {
  const { onProgress, name, ...others } = options;
  try {
    const { readFiles } = await import('../reading/read-files.ts');
    const [reading] = await readFiles([file], {
      ...others,
      onProgress: ({ page, pages, step }) => {
        if (pages > 0) onProgress({ page, pages, isSlow: step === 'recognition' });
      },
    });
    if (!reading) return { state: 'completed', reading: null, sentence: BROKEN };
    const { state, sentence } = reading;
    if (state === 'password' || state === 'failed') return { state, reading: null, sentence };
    return { state: 'completed', reading: fromDevice(reading, name), sentence };
  } catch (cause) {
    if (options.signal.aborted) throw cause;
    return { state: 'completed', reading: null, sentence: BROKEN };
  }
}
