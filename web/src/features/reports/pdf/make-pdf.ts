import { readPhotoFile } from '@leveza/contract/photos.ts';
import { download } from '../../../lib/download.ts';
import type { ReportDocument } from '../document/block.ts';
import type { PdfNews, PdfOrder, Pictures } from './order.ts';

const FAILED =
  'Não foi possível gerar o PDF neste aparelho. Tente de novo, ou use Imprimir e salve como PDF.';

/** Makes the file in a worker, so that the page stays usable and the work can be stopped. */
export async function makePdf(
  report: ReportDocument,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const pictures = await picturesOf(report, signal);
  signal.throwIfAborted(); // stopped while this code or a picture was loaded
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('pdf.worker.ts', import.meta.url), { type: 'module' });
    const end = (finish: () => void) => {
      worker.terminate();
      finish();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<PdfNews>) => {
      if (data.kind === 'progress') onProgress(data.share);
      else if (data.kind === 'failed') end(() => reject(new Error(FAILED)));
      else end(() => resolve(new Blob([data.bytes], { type: 'application/pdf' })));
    });
    worker.addEventListener('error', () => end(() => reject(new Error(FAILED))));
    signal.addEventListener('abort', () => end(() => reject(signal.reason as Error)));
    worker.postMessage({ report, pictures } satisfies PdfOrder);
  });
}

/** The pictures of the photos that stand in the report. */
async function picturesOf({ sections }: ReportDocument, signal: AbortSignal): Promise<Pictures> {
  const photos = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'photos' ? block.photos : []));
  const pictures = photos.map(async ({ id }) => [
    id,
    await dataAddress(await download(readPhotoFile, { params: { id } }, signal)),
  ]);
  return Object.fromEntries(await Promise.all(pictures)) as Pictures;
}

function dataAddress(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string)); // of readAsDataURL it is a text
    reader.addEventListener('error', () => reject(new Error('Não foi possível ler a foto. Tente de novo.')));
    reader.readAsDataURL(picture);
  });
}
