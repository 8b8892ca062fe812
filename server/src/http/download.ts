import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { savedName } from './file-name.ts';

/** A file as an answer. */
export interface Download {
  name: string;
  mediaType: string;
  content: Buffer | Readable;
}

/** Always as an attachment, never sniffed, never able to run as a page of ours. */
export function sendFile(reply: FastifyReply, { name, mediaType, content }: Download): FastifyReply {
  const saved = savedName(name, mediaType);
  const ascii = saved.replaceAll(/[^\w.-]/g, '_');
  return reply
    .header(
      'content-disposition',
      `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(saved)}`,
    )
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .type(mediaType)
    .send(content);
}
