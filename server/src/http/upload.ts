import multipart from '@fastify/multipart';
import type { Endpoint } from '@leveza/contract/endpoint.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { shownName } from './file-name.ts';

export interface UploadedFile {
  /** As the sender wrote it: for display, never a path. */
  name: string;
  content: Buffer;
}

const LONGEST_NAME = 200;

export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { files: 1, fields: 10, parts: 11, headerPairs: 50 } });
}

/** The `file` part of a multipart body, whole. */
export async function receiveFile(
  request: FastifyRequest,
  upload: NonNullable<Endpoint['upload']>,
): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new Problem('unsupported-body');
  let found: UploadedFile | undefined;
  try {
    for await (const part of request.parts({ limits: { fileSize: upload.mostBytes } })) {
      if (part.type !== 'file') continue;
      const name = plainName(part.filename);
      const content = await part.toBuffer();
      if (part.fieldname === 'file') found = { name, content };
    }
  } catch (error) {
    throw refusalOf(error, upload, Number(request.headers['content-length']));
  }
  if (!found || found.content.length === 0) throw new Problem('file-missing');
  return found;
}

function plainName(written: string | undefined): string {
  const last = (written ?? '').split(/[/\\]/).at(-1) ?? '';
  return shownName(last).trim().slice(0, LONGEST_NAME) || 'arquivo';
}

const MEGABYTE = 1024 * 1024;

function refusalOf(
  error: unknown,
  { mostBytes, tooLarge }: NonNullable<Endpoint['upload']>,
  sentBytes: number,
): unknown {
  const { code } = error as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    // A body sent in pieces does not say its size: it has more than may be.
    const megabytes = (Math.max(sentBytes || 0, mostBytes) / MEGABYTE).toFixed(1).replace('.', ',');
    const usual = `O arquivo é muito grande. Máximo ${Math.floor(mostBytes / MEGABYTE)}MB`;
    return new Problem('file-too-large', { message: tooLarge?.(megabytes) ?? usual });
  }
  // Broken boundaries, too many parts and a dropped connection are the sender's mistakes, not ours.
  return error instanceof Problem ? error : new Problem('malformed-request', { cause: error });
}
