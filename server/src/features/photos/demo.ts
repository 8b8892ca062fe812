import { DEFAULT_ZONE, addDays, dayIn } from '@leveza/domain/time/days.ts';
import sharp from 'sharp';
import type { Db } from '../../db/connection.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { addFile } from '../files/shared/files.ts';
import { progressPhotos } from './table.ts';

/** Days ago, each one of a weighing, and half the width of the figure's waist. */
const PHOTOS = [
  { daysAgo: 117, waist: 54 },
  { daysAgo: 61, waist: 48 },
  { daysAgo: 5, waist: 43 },
] as const;

/** A drawn figure: the demonstration shows no person. */
const figure = (waist: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">
  <rect width="300" height="400" fill="#e7f0fd"/>
  <g fill="#174f9f"><circle cx="150" cy="80" r="34"/>
  <path d="M150 126C190 126 204 140 206 160C208 190 ${150 + waist} 215 ${150 + waist} 250
    C${150 + waist} 275 205 290 203 315L192 400H158L150 330L142 400H108L97 315
    C95 290 ${150 - waist} 275 ${150 - waist} 250C${150 - waist} 215 92 190 94 160C96 140 110 126 150 126Z"/></g>
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
