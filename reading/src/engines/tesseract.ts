import type { Word } from '../page.ts';
import type { Grey } from './grey.ts';

/** The part of tesseract.js-core that is used. Its own worker would need `importScripts`, which the policy refuses. */
export interface TesseractModule {
  FS: { writeFile: (path: string, data: Uint8Array) => void; unlink: (path: string) => void };
  TessBaseAPI: new () => TesseractApi;
}

interface TesseractApi {
  Init: (path: string | null, language: string, mode: number) => number;
  SetVariable: (name: string, value: string) => boolean;
  SetPageSegMode: (mode: number) => void;
  SetImageFile: (exif: number, angle: number) => number;
  Recognize: (monitor: null) => number;
  GetTSVText: (page: number) => string;
  Clear: () => void;
}

const NEURAL = 1;
const SPARSE_TEXT = 11;
const IMAGE = '/input';

/** Reads Portuguese with its accents. */
export class Tesseract {
  readonly #module: TesseractModule;
  readonly #api: TesseractApi;

  constructor(module: TesseractModule, language: Uint8Array) {
    this.#module = module;
    this.#api = new module.TessBaseAPI();
    module.FS.writeFile('./por.traineddata', language);
    if (this.#api.Init(null, 'por', NEURAL) !== 0) throw new Error('Tesseract did not start');
    this.#api.SetVariable('debug_file', '/dev/null');
    this.#api.SetVariable('user_defined_dpi', '240');
    this.#api.SetPageSegMode(SPARSE_TEXT);
  }

  read(picture: Grey): Word[] {
    this.#module.FS.writeFile(IMAGE, pgmOf(picture));
    this.#api.SetImageFile(1, 0);
    this.#api.Recognize(null);
    const words = wordsOfTsv(this.#api.GetTSVText(0));
    this.#api.Clear();
    return words;
  }
}

/** The plainest picture format there is: a line of text, then the pixels. */
function pgmOf({ width, height, data }: Grey): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}

const WORD_LEVEL = '5';

export function wordsOfTsv(tsv: string): Word[] {
  const rows = tsv
    .split('\n')
    .map((row) => row.split('\t'))
    .filter((row) => row[0] === WORD_LEVEL && row[11]?.trim());
  const lines = Map.groupBy(rows, ([, page, block, paragraph, line]) =>
    [page, block, paragraph, line].join(' '),
  );
  return [...lines.values()].flatMap(wordsOfLine);
}

/** Words of a line share its baseline and size: a comma's or a dash's own box would not. */
function wordsOfLine(rows: string[][]): Word[] {
  const boxes = rows.map((row) => row.slice(6, 11).map(Number) as [number, number, number, number, number]);
  const bottoms = boxes.map(([, top, , height]) => top + height).toSorted((one, other) => one - other);
  const heights = boxes.map(([, , , height]) => height).toSorted((one, other) => one - other);
  const size = heights[Math.floor(heights.length / 2)]!;
  const baseline = bottoms[Math.floor(bottoms.length / 2)]!;
  return rows.map((row, index) => {
    const [left, , width, , confidence] = boxes[index]!;
    return { text: row[11]!.trim(), left, right: left + width, baseline, size, confidence };
  });
}
