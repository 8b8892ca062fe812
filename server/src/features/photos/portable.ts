import { z } from '@leveza/contract/zod.ts';
import { MOST_PHOTOS } from '@leveza/domain/photos/limits.ts';
import { isDay } from '@leveza/domain/time/days.ts';
import { files } from '../files/table.ts';
import { keptPhoto } from './kept-photo.ts';
import { progressPhotos } from './table.ts';

export const portablePhotos = {
  table: progressPhotos,
  name: 'progressPhotos',
  title: 'Fotos de progresso',
  mostRows: MOST_PHOTOS,
  columns: {
    takenOn: { label: 'Data', is: z.string().refine(isDay), isRecorded: true },
    fileId: { label: 'Foto', to: files, admit: keptPhoto },
    createdAt: { label: 'Guardada em' },
  },
};
