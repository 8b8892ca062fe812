import type { ServerResponse } from 'node:http';
import type { S3Config } from '../../files-config.ts';
import { atTheEnd } from '../endings.ts';
import type { OutsideServer, Recorded } from '../outside-server.ts';
import { startOutside } from '../outside-server.ts';
import type { Keys } from './check-signature.ts';
import { refusalOf } from './check-signature.ts';

/** A failure instead of an answer: a status, half of the answer, or silence. */
export type Fault = { status: number; code?: string } | 'cut-off' | 'silent';

export interface LocalS3 {
  server: OutsideServer;
  config: S3Config;
  /** By key, prefix included. */
  objects: Map<string, { bytes: Buffer; at: Date }>;
  /** Called for every request that is signed well. */
  fault: (asked: Recorded) => Fault | null;
}

const BUCKET = 'leveza-testes';
const KEYS: Keys = { accessKeyId: 'AKIDTESTE', secretAccessKey: 'segredo/+de=teste', region: 'sa-east-1' };
const PAGE = 3;

/** One bucket of S3 on loopback: PUT, GET, DELETE and lists in short pages, for requests with a true signature. */
export async function localS3(prefix = 'leveza/arquivos'): Promise<LocalS3> {
  const objects: LocalS3['objects'] = new Map();
  const server = await startOutside((asked, response) => {
    const refusal = refusalOf(asked, KEYS);
    if (refusal) return refuse(response, 403, refusal);
    const fault = local.fault(asked);
    if (fault === 'silent') return;
    if (fault && fault !== 'cut-off') return refuse(response, fault.status, fault.code ?? 'InternalError');
    answer(asked, response, { objects, isCutOff: fault === 'cut-off' });
  });
  atTheEnd(() => server.stop());
  const local: LocalS3 = {
    server,
    objects,
    config: { kind: 's3', endpoint: server.url, bucket: BUCKET, prefix, ...KEYS },
    fault: () => null,
  };
  return local;
}

interface Reply {
  objects: LocalS3['objects'];
  isCutOff: boolean;
}

function answer(
  { method, url, bytes }: Recorded,
  response: ServerResponse,
  { objects, isCutOff }: Reply,
): void {
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const [, bucket, ...parts] = decodeURIComponent(pathname).split('/');
  const key = parts.join('/');
  if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
  if (key === '' && method === 'GET') return send(response, listed(objects, searchParams), isCutOff);
  if (method === 'PUT') objects.set(key, { bytes, at: new Date() });
  if (method === 'DELETE') objects.delete(key);
  if (method !== 'GET') return void response.writeHead(method === 'PUT' ? 200 : 204).end();
  const found = objects.get(key);
  if (!found) return refuse(response, 404, 'NoSuchKey');
  send(response, found.bytes, isCutOff);
}

function send(response: ServerResponse, body: Buffer, isCutOff: boolean): void {
  response.writeHead(200, { 'content-length': body.length });
  if (!isCutOff) return void response.end(body);
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
    );
}

function listed(objects: LocalS3['objects'], asked: URLSearchParams): Buffer {
  const prefix = asked.get('prefix') ?? '';
  const after = asked.get('continuation-token')?.slice('<&>'.length) ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const page = keys.slice(0, PAGE);
  const isTruncated = keys.length > PAGE;
  const contents = page.map((key) => {
    const { bytes, at } = objects.get(key)!;
    return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
  });
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">` +
      `<IsTruncated>${isTruncated}</IsTruncated>${contents.join('')}` +
      // A token is opaque: one with letters that XML escapes shows whether the client reads it whole.
      `${isTruncated ? `<NextContinuationToken>&lt;&amp;&gt;${page.at(-1)}</NextContinuationToken>` : ''}</ListBucketResult>`,
  );
}
