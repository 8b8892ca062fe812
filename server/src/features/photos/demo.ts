import { DEFAULT_ZONE, addDays, dayIn } from '@leveza/domain/time/days.ts';
import sharp from 'sharp';
import type { Db } from '../../db/connection.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { addFile } from '../files/shared/files.ts';
import { progressPhotos } from './table.ts';

/** Days ago, and how wide the waist of the figure is drawn. */
const PHOTOS = [
  { daysAgo: 116, waist: 50 },
  { daysAgo: 60, waist: 45 },
  { daysAgo: 6, waist: 41 },
] as const;

/** A drawn figure: the demonstration shows no person. */
const figure = (waist: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">
  <rect width="300" height="400" fill="#e7f0fd"/>
  <g fill="#174f9f"><circle cx="150" cy="84" r="34"/>
  <path d="M104 140c16-14 76-14 92 0 10 26 ${waist - 44} 60 ${waist - 50} 90 ${50 - waist} 26 6 44 4 62l-10 92h-38l-8-84-8 84h-38l-10-92c-2-18 ${waist - 46}-36 ${50 - waist}-62-4-30-20-64-10-90Z"/></g>
</svg>`;

/** Drawn once for all demonstrations. */
let drawn: Promise<Buffer[]> | undefined;

export const fillDemoPhotos =
  (vault: Vault) =>
  async (tx: Db, owner: string, now: Date): Promise<void> => {
    drawn ??= Promise.all(
      PHOTOS.map(({ waist }) =>
        sharp(Buffer.from(figure(waist)))
          .resize(450)
          .jpeg({ quality: 80 })
          .toBuffer(),
      ),
    );
    const pictures = await drawn;
    const today = dayIn(DEFAULT_ZONE, now);
    for (const [place, { daysAgo }] of PHOTOS.entries()) {
      const file = { name: 'foto-de-progresso.jpg', mediaType: 'image/jpeg', content: pictures[place]! };
      const fileId = await addFile(tx, vault, owner, file);
      await tx.insert(progressPhotos).values({ userId: owner, takenOn: addDays(today, -daysAgo), fileId });
    }
  };
