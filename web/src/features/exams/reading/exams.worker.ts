import { pageCountOf, pagePictureOf } from '@leveza/reading/page-picture.ts';
import { ReportReader } from '@leveza/reading/read-file.ts';
import { SENTENCES } from '@leveza/reading/sentences.ts';
import { browserPlatform } from './browser-platform.ts';
import type { News, Order, Outcomes } from './orders.ts';

/** Reads files aside, so that the screen stays usable and a hostile file can be stopped. */
const reader = new ReportReader(browserPlatform);

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  carryOut(data)
    .then((outcome) => tell({ kind: 'done', outcome }))
    .catch((error: unknown) => tell({ kind: 'failed', sentence: sentenceOf(error) }));
});

async function carryOut(order: Order): Promise<Outcomes[keyof Outcomes]> {
  const bytes = new Uint8Array(await order.file.arrayBuffer());
  if (order.kind === 'count') return await pageCountOf(bytes, order.password, browserPlatform);
  if (order.kind === 'picture') {
    const canvas = await pagePictureOf({ bytes, ...order }, browserPlatform);
    return await (canvas as unknown as OffscreenCanvas).convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  }
  const { kind: _, file: __, ...rest } = order;
  return await reader.read({
    ...rest,
    bytes,
    onPage: (page, pages, step) => tell({ kind: 'page', page, pages, step }),
  });
}

/** A missing engine file is a lost connection; anything else is told by its outcome, not by its words. */
function sentenceOf(error: unknown): string {
  if (error instanceof Error && error.name === 'PasswordException') return SENTENCES.password;
  return error instanceof Error && /did not come|fetch|network|load/i.test(error.message)
    ? SENTENCES.noEngine
    : SENTENCES.failed;
}

function tell(news: News): void {
  self.postMessage(news);
}
