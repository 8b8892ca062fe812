import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerRefusal } from './refusals.ts';
import { serveWebFiles } from './web-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'leveza-web-'));
const app = fastify();
const script = 'console.log("leveza")';

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Início</title>');
  writeFileSync(join(folder, 'termos.html'), '<!doctype html><title>Termos</title>');
  writeFileSync(join(folder, 'app.html'), '<!doctype html><title>Leveza</title>');
  writeFileSync(join(folder, 'assets', 'app-1a2b3c.js'), script);
  writeFileSync(join(folder, 'assets', 'app-1a2b3c.js.br'), brotliCompressSync(script));
  app.setErrorHandler(answerRefusal);
  await serveWebFiles(app, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['/', 'Início'],
  ['/?from=mail', 'Início'],
  ['/termos', 'Termos'],
  ['/termos?from=mail', 'Termos'],
  ['/dashboard', 'Leveza'],
  ['/exams?status=new', 'Leveza'],
  ['/termos/outros', 'Leveza'],
])('%s is the page %s, asked for anew each time', async (url, title) => {
  const reply = await app.inject(url);
  expect(reply.body).toContain(`<title>${title}</title>`);
  expect(reply.headers['cache-control']).toBe('no-cache');
});

test('a hashed file is kept for ever and sent as it was compressed', async () => {
  const reply = await app.inject({ url: '/assets/app-1a2b3c.js', headers: { 'accept-encoding': 'br' } });
  expect(reply.headers['content-encoding']).toBe('br');
  expect(reply.headers['cache-control']).toContain('immutable');
  expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(script);
  expect((await app.inject('/assets/app-1a2b3c.js')).body).toBe(script);
});

test.each(['/assets/gone.js', '/api', '/api/x', '/../package.json', '/%2e%2e/package.json'])(
  '%s is not the page',
  async (url) => {
    const reply = await app.inject(url);
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.body).not.toContain('<title>');
  },
);
