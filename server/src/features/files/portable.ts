import { text } from '@leveza/contract/text.ts';
import { z } from '@leveza/contract/zod.ts';
import { files } from './table.ts';

export const portableFiles = {
  table: files,
  name: 'files',
  title: 'Arquivos',
  comesWithAccount: true,
  columns: {
    name: { label: 'Nome', is: text(200).min(1) },
    mediaType: {
      label: 'Tipo',
      is: z.enum(['image/jpeg', 'image/png', 'application/pdf']),
      words: { 'image/jpeg': 'Imagem JPEG', 'image/png': 'Imagem PNG', 'application/pdf': 'PDF' },
    },
    size: { leftOut: 'the file itself says it' },
    sealedKey: { leftOut: 'opens the stored bytes here only; the bytes travel in clear' },
    createdAt: { label: 'Guardado em' },
  },
};
