import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface ReadPdf {
  pages: number;
  /** The text without spaces, and without the heads and feet of pages: a word is cut where its cell or page ends. */
  body: string;
  /** Everything that is printed, by its page. */
  pageTexts: string[];
  /** Texts that reach beyond the paper's margins. */
  outside: string[];
}

/** Points: the margins of a report, less one that a letter may lean over. */
const MARGIN = { side: 41, top: 44, bottom: 32 };

/** A PDF as its reader has it. */
export async function readPdf(file: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const pdf = await task.promise;
  const [body, pageTexts, outside]: string[][] = [[], [], []];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [, , width, height] = page.view as [number, number, number, number];
    const { items } = await page.getTextContent();
    const runs = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
    for (const { str, transform, width: length } of runs) {
      const [left, up] = [Number(transform[4]), Number(transform[5])];
      if (left < MARGIN.side || left + length > width - MARGIN.side || up < 0 || up > height)
        outside!.push(str);
      if (up > MARGIN.bottom && up < height - MARGIN.top) body!.push(str);
    }
    pageTexts!.push(joined(runs.map(({ str }) => str).join('')));
  }
  await task.destroy();
  return { pages: pdf.numPages, body: joined(body!.join('')), pageTexts: pageTexts!, outside: outside! };
}

/** Without spaces; the font has one glyph for the micro sign and the Greek letter. */
export const joined = (text: string) => text.replaceAll(/\s/gu, '').replaceAll('μ', 'µ');
