import type { FileReading } from '../upload/file-reading.ts';
import type { UploadItem } from '../upload/upload-state.ts';

interface Read {
  examDate?: string;
  laboratory?: string;
  values?: readonly string[];
  doubt?: string | null;
}

const NAMES = ['Glicose', 'Ureia', 'Creatinina', 'TSH'];

const field = (value: string | undefined) => (value === undefined ? null : { value, doubt: null });

/** A reading of one report, its values under the names of different analytes. */
export function aReading({ examDate, laboratory, values = [], doubt = null }: Read = {}): FileReading {
  return {
    examType: null,
    examDate: field(examDate),
    laboratory: field(laboratory),
    requestingDoctor: null,
    otherName: null,
    results: values.map((value, index) => ({
      key: NAMES[index]!.toLowerCase(),
      parameter: NAMES[index]!,
      value,
      unit: 'mg/dL',
      referenceRange: '70 a 99',
      otherRanges: [],
      flag: null,
      doubt,
      at: null,
    })),
    text: '',
    pages: 1,
    waitingPages: 0,
  };
}

export function anItem(id: string, reading: FileReading | null = null): UploadItem {
  return {
    id,
    file: new File(['%PDF'], `${id}.pdf`, { type: 'application/pdf' }),
    state: 'completed',
    progress: null,
    reading,
    extractions: [],
    sentence: null,
  };
}
