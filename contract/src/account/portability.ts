import type { Endpoint } from '../endpoint.ts';
import { FACTS } from '../facts.ts';
import { z } from '../zod.ts';

export const IMPORT_MOST_BYTES = 100 * 1024 * 1024;

export const exportData = {
  method: 'POST',
  path: '/account/export',
  summary: 'Everything about the patient in one ZIP: JSON, a CSV for each list, and the files',
  access: 'patient',
  worksWithoutConsent: true,
  download: true,
  isSecret: true,
  changes: ['access-log'],
  reply: z.object({}),
} as const satisfies Endpoint;

export const importData = {
  method: 'POST',
  path: '/account/import',
  summary:
    'Fills an empty account from an exported ZIP, or from the JSON inside it; all of it or nothing, but for rows it names',
  access: 'patient',
  upload: { mostBytes: IMPORT_MOST_BYTES },
  isSecret: true,
  changes: FACTS,
  reply: z.object({
    data: z.object({
      lists: z.array(z.object({ title: z.string(), rows: z.number() })),
      files: z.number(),
      /** Rows that could not be kept: how many, and the first ones by their number and the reason. */
      leftOut: z.object({ rows: z.number(), sentences: z.array(z.string()) }),
    }),
  }),
} as const satisfies Endpoint;
