import multipart from '@fastify/multipart';
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
export async function receiveFile(request: FastifyRequest, mostBytes: number): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new Problem('unsupported-body');
  let found: UploadedFile | undefined;
  try {
    for await (const part of request.parts({ limits: { fileSize: mostBytes } })) {
      if (part.type !== 'file') continue;
      const name = plainName(part.filename);
      const content = await part.toBuffer();
      if (part.fieldname === 'file') found = { name, content };
    }
  } catch (error) {
    throw refusalOf(error, mostBytes);
  }
  if (!found || found.content.length === 0) throw new Problem('file-missing');
  return found;
}

function plainName(written: string | undefined): string {
  const last = (written ?? '').split(/[/\\]/).at(-1) ?? '';
  return shownName(last).trim().slice(0, LONGEST_NAME) || 'arquivo';
}

function refusalOf(error: unknown, mostBytes: number): unknown {
  const { code } = error as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    const most = Math.floor(mostBytes / 1024 / 1024);
    return new Problem('file-too-large', { message: `O arquivo é muito grande. Máximo ${most}MB` });
  }
  // Broken boundaries, too many parts and a dropped connection are the sender's mistakes, not ours.
  return error instanceof Problem ? error : new Problem('malformed-request', { cause: error });
}
