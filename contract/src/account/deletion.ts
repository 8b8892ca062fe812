import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

export const DELETION_WORD = 'EXCLUIR';

/** The password, where the account has one; the word typed out, where it has none. */
export const DeletionInput = z.object({
  password: z.string().max(128, 'Senha incorreta').optional(),
  confirmation: z.string().trim().max(20).optional(),
});

export const deleteAccount = {
  method: 'DELETE',
  path: '/account',
  summary: 'Deletes the account, every row and every file of it, at once and for good',
  access: 'patient',
  worksWithoutConsent: true,
  isSecret: true,
  body: DeletionInput,
  changes: [],
  reply: z.object({ data: z.object({ isDeleted: z.literal(true) }) }),
} as const satisfies Endpoint;
