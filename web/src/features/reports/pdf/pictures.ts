import { readPhotoFile } from '@leveza/contract/photos.ts';
import { download } from '../../../lib/api.ts';
import type { ReportDocument } from '../document/block.ts';
import type { Pictures } from './order.ts';

/** The pictures of the photos that stand in the report. */
export async function picturesOf({ sections }: ReportDocument, signal: AbortSignal): Promise<Pictures> {
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
