import { Engines } from './engines/engines.ts';
import { openPdf, pdfPicture, pdfWords, type OpenPdf } from './engines/pdf.ts';
import { pictureShare } from './engines/page-cover.ts';
import { pictureOf } from './engines/picture.ts';
import type { Platform } from './engines/platform.ts';
import { linesOf } from './layout.ts';
import { FEWEST_CHARACTERS, isMedical } from './medical.ts';
import type { PageWords, ReadPage } from './page.ts';
import { parseReport, textOf } from './parse-report.ts';
import { unread, type FileReading, type Patient } from './reading.ts';
import { SENTENCES } from './sentences.ts';
import { sniff } from './sniff.ts';

export interface FileToRead {
  name: string;
  bytes: Uint8Array;
  password?: string;
  patient?: Patient;
  /** Pages without text that are recognised. */
  mostRecognised?: number;
  /** Pages that an earlier call read. */
  known?: readonly ReadPage[];
  onPage?: (page: number, pages: number, step: 'text' | 'recognition') => void;
}

export interface FileOutcome {
  reading: FileReading;
  pages: ReadPage[];
}

const MOST_BYTES = 20 * 1024 * 1024;
/** No laboratory report goes beyond them; a hostile file may. */
const MOST_TEXT_PAGES = 100;
const AT_ONCE = 3;
/** A signature or a portal's footer has fewer; a page of results has more. */
const STAMP_CHARACTERS = 400;
const SCAN_SHARE = 0.5;
const PICTURE_WIDTH = 2000;

/** Reads reports one after the other; the engines of recognition are loaded for the first picture. */
export class ReportReader {
  readonly #platform: Platform;
  readonly #engines: Engines;

  constructor(platform: Platform) {
    this.#platform = platform;
    this.#engines = new Engines(platform);
  }

  async read(file: FileToRead): Promise<FileOutcome> {
    const kind = sniff(file.bytes);
    if (file.bytes.length > MOST_BYTES) {
      const megabytes = (file.bytes.length / 1024 / 1024).toFixed(1).replace('.', ',');
      return failed(file, SENTENCES.tooLarge(megabytes));
    }
    if (!kind)
      return failed(
        file,
        file.name.toLowerCase().endsWith('.pdf') ? SENTENCES.corrupt : SENTENCES.notSupported,
      );
    return kind === 'pdf' ? await this.#readPdf(file) : await this.#readPicture(file, kind);
  }

  async #readPicture(file: FileToRead, kind: 'image/jpeg' | 'image/png'): Promise<FileOutcome> {
    file.onPage?.(1, 1, 'recognition');
    const picture = await pictureOf(file.bytes, kind, PICTURE_WIDTH, this.#platform).catch(() => null);
    if (!picture) return failed(file, SENTENCES.badPicture);
    const known = file.known?.find(({ page }) => page === 1);
    return outcomeOf(file, [known ?? (await this.#engines.recognise(1, picture))], 1, []);
  }

  async #readPdf(file: FileToRead): Promise<FileOutcome> {
    const opened = await openPdf(file.bytes, file.password, this.#platform).catch((error: unknown) =>
      reasonOf(error, file),
    );
    if ('reading' in opened) return opened;
    try {
      return await this.#readPages(file, opened);
    } finally {
      await opened.destroy();
    }
  }

  async #readPages(file: FileToRead, pdf: OpenPdf): Promise<FileOutcome> {
    const most = file.mostRecognised ?? AT_ONCE;
    const count = Math.min(pdf.numPages, MOST_TEXT_PAGES);
    const pages: ReadPage[] = [];
    const pictures: number[] = [];
    const texts = new Map<number, ReadPage>();
    for (let page = 1; page <= count; page += 1) {
      file.onPage?.(page, count, 'text');
      const read = await pdfWords(pdf, page).catch(() => null);
      const characters = read?.words.reduce((sum, { text }) => sum + text.length, 0) ?? 0;
      const isText = read !== null && characters >= FEWEST_CHARACTERS;
      if (isText) texts.set(page, { ...read, second: null, turn: 0 });
      if (!isText || (characters < STAMP_CHARACTERS && (await isStamp(pdf, read)))) pictures.push(page);
      else pages.push(texts.get(page)!);
    }
    for (const [order, page] of pictures.slice(0, most).entries()) {
      file.onPage?.(order + 1, Math.min(pictures.length, most), 'recognition');
      const known = file.known?.find((each) => each.page === page);
      const read = known ?? (await this.#recognise(pdf, page)) ?? texts.get(page);
      if (read) pages.push(read);
    }
    if (pages.length === 0) return failed(file, SENTENCES.corrupt, pdf.numPages);
    const inOrder = pages.toSorted((one, other) => one.page - other.page);
    return outcomeOf(file, inOrder, pdf.numPages, pictures.slice(most));
  }

  /** A page that cannot be drawn is left out; the others may be whole. */
  async #recognise(pdf: OpenPdf, page: number): Promise<ReadPage | null> {
    const canvas = await pdfPicture(pdf, page, PICTURE_WIDTH, this.#platform).catch(() => null);
    if (!canvas) return null;
    return await this.#engines.recogniseCanvas(page, canvas);
  }
}

/** A line of signature over a scan: text that tells no result, on a page that is a picture. */
async function isStamp(pdf: OpenPdf, page: PageWords): Promise<boolean> {
  const { results } = parseReport([{ ...page, second: null, turn: 0 }], null);
  if (results.length > 0) return false;
  return (await pictureShare(pdf, page.page).catch(() => 0)) >= SCAN_SHARE;
}

function failed(file: FileToRead, sentence: string, pages = 0): FileOutcome {
  return { reading: unread(file.name, 'failed', sentence, pages), pages: [] };
}

function reasonOf(error: unknown, file: FileToRead): FileOutcome {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') {
    const sentence = file.password ? SENTENCES.wrongPassword : SENTENCES.password;
    return { reading: unread(file.name, 'password', sentence), pages: [] };
  }
  return failed(file, SENTENCES.corrupt);
}

function outcomeOf(file: FileToRead, pages: ReadPage[], count: number, waitingPages: number[]): FileOutcome {
  const text = pages.map((page) => textOf(linesOf(page))).join('\n\n');
  const report = parseReport(pages, file.patient ?? null);
  const empty = emptySentence(text, report.results.length, report.examType.value);
  const reading: FileReading = {
    ...unread(file.name, empty ? 'empty' : 'read', empty ?? '', count),
    sentence: empty ?? leftOut(count, pages.length + waitingPages.length),
    text,
    readPages: pages.map(({ page }) => page),
    waitingPages,
    ...(empty === SENTENCES.notMedical || empty === SENTENCES.blank ? {} : report),
  };
  return { reading, pages };
}

/** Which pages are missing, and what to do for them. */
function leftOut(count: number, read: number): string | null {
  if (count > MOST_TEXT_PAGES) return SENTENCES.manyPages(count, MOST_TEXT_PAGES);
  return count > read ? SENTENCES.lostPages(count - read) : null;
}

function emptySentence(text: string, results: number, examType: string | null): string | null {
  if (text.trim() === '') return SENTENCES.blank;
  if (!isMedical(text) && results < 2)
    return text.trim().length < FEWEST_CHARACTERS ? SENTENCES.blank : SENTENCES.notMedical;
  return results === 0 && examType === null ? SENTENCES.noResults : null;
}
