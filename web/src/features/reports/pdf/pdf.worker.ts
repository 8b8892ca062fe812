import pdfmake from 'pdfmake';
import medium from 'pdfmake/fonts/Roboto/Roboto-Medium.ttf?url';
import regular from 'pdfmake/fonts/Roboto/Roboto-Regular.ttf?url';
import { definitionOf } from './definition.ts';
import type { PdfNews, PdfOrder } from './order.ts';

const tell = (news: PdfNews, moved: Transferable[] = []) => self.postMessage(news, { transfer: moved });

self.addEventListener('message', ({ data }: MessageEvent<PdfOrder>) => {
  void make(data).catch(() => tell({ kind: 'failed' }));
});

const own = (path: string) => new URL(path, self.location.origin).href;

/** The fonts come from our own address and are embedded, so the file looks the same on every device. */
async function make({ report, pictures }: PdfOrder): Promise<void> {
  pdfmake.setFonts({ Roboto: { normal: own(regular), bold: own(medium) } });
  pdfmake.setProgressCallback((share) => tell({ kind: 'progress', share }));
  const made = await pdfmake.createPdf(definitionOf(report, pictures)).getBuffer();
  const bytes = new Uint8Array(made).buffer;
  tell({ kind: 'done', bytes }, [bytes]);
}
