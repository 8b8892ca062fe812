import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageWords } from '../page.ts';
import { wordsOfItems, type TextItem } from './pdf-words.ts';
import type { Canvas, Platform } from './platform.ts';

// Importing pdf.js's worker makes it run in this thread: reading has a worker of its own already.

export type OpenPdf = PDFDocumentProxy;

/** Fewer pixels than a phone's camera takes; a page that claims a square kilometre is drawn small. */
const MOST_PIXELS = 9_000_000;

export async function openPdf(
  bytes: Uint8Array,
  password: string | undefined,
  platform: Platform,
): Promise<OpenPdf> {
  return await getDocument({
    // pdf.js takes the bytes for itself.
    data: bytes.slice(),
    password,
    ...platform.pdfFiles,
    CanvasFactory: factoryFor(platform),
    FilterFactory: NoFilters,
    disableFontFace: true,
    useSystemFonts: false,
    isEvalSupported: false,
    isOffscreenCanvasSupported: false,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: 60_000_000,
    verbosity: 0,
  }).promise;
}

/** The text of a page; it is upright as the page is shown. */
export async function pdfWords(pdf: OpenPdf, page: number): Promise<PageWords> {
  const opened = await pdf.getPage(page);
  const view = opened.getViewport({ scale: 1 });
  const { items } = await opened.getTextContent();
  const runs = items.filter((item): item is typeof item & TextItem => 'str' in item);
  const words = wordsOfItems(runs, (x, y) => view.convertToViewportPoint(x, y));
  return { page, width: view.width, height: view.height, source: 'text', words, bend: null };
}

/** The page drawn on white, about `width` pixels wide. */
export async function pdfPicture(
  pdf: OpenPdf,
  page: number,
  width: number,
  platform: Platform,
): Promise<Canvas> {
  const opened = await pdf.getPage(page);
  const natural = opened.getViewport({ scale: 1 });
  const most = Math.sqrt(MOST_PIXELS / (natural.width * natural.height));
  const viewport = opened.getViewport({ scale: Math.min(width / natural.width, most) });
  const canvas = platform.canvas(
    Math.max(1, Math.ceil(viewport.width)),
    Math.max(1, Math.ceil(viewport.height)),
  );
  await opened.render({
    canvas: canvas as unknown as HTMLCanvasElement,
    canvasContext: canvas.getContext('2d') as unknown as CanvasRenderingContext2D,
    viewport,
    background: 'white',
  }).promise;
  opened.cleanup();
  return canvas;
}

/** pdf.js makes canvases for patterns and masks by this. */
function factoryFor(platform: Platform): object {
  return class {
    create(width: number, height: number) {
      const canvas = platform.canvas(width, height);
      return { canvas, context: canvas.getContext('2d') };
    }
    reset(entry: { canvas: Canvas }, width: number, height: number) {
      entry.canvas.width = width;
      entry.canvas.height = height;
    }
    destroy(entry: { canvas: Canvas | null; context: unknown }) {
      if (entry.canvas) entry.canvas.width = entry.canvas.height = 0;
      entry.canvas = entry.context = null;
    }
  };
}

/** SVG filters need a document, which a worker has not; a report does without. */
class NoFilters {
  addFilter() {
    return 'none';
  }
  addHCMFilter() {
    return 'none';
  }
  addAlphaFilter() {
    return 'none';
  }
  addLuminosityFilter() {
    return 'none';
  }
  addHighlightHCMFilter() {
    return 'none';
  }
  destroy() {}
}
