import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fastify } from 'fastify';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { endSlowBodies } from './slow-bodies.ts';

let port: number;
beforeAll(async () => {
  const { app } = await testApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});

test.each([
  ['headers too long', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
  ['no HTTP at all', 'hello\r\n\r\n', 400],
])('%s: the answer carries the headers of every other', async (_, request, status) => {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  const answer = await text(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const header of [
    "content-security-policy: default-src 'none'",
    'x-content-type-options: nosniff',
    'x-frame-options: DENY',
    'referrer-policy: no-referrer',
    'cache-control: no-store',
  ]) {
    expect(answer).toContain(header);
  }
  expect(answer).toContain('"code":"malformed-request"');
});

test('a body that hardly comes in ends its connection, one that keeps coming does not', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  endSlowBodies(app, 100);
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume().on('end', () => done(null));
  });
  app.post('/', async () => 'done');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port: own } = app.server.address() as AddressInfo;
  const head = 'POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: x/y\r\n';

  const slow = connect(own, '127.0.0.1').on('error', () => undefined);
  slow.write(`${head}content-length: 1000\r\n\r\nx`);
  const ended = new Promise((resolve) => slow.once('close', () => resolve('ended')));

  const steady = connect(own, '127.0.0.1');
  const answer = text(steady);
  steady.write(`${head}content-length: 1500000\r\n\r\n`);
  for (let sent = 0; sent < 30; sent += 1) {
    steady.write(Buffer.alloc(50_000));
    await pause(10);
  }
  expect(await ended).toBe('ended');
  expect(await answer).toContain('200 OK');
});

test('waiting for headers and for requests is bounded below 40 s', async () => {
  const { app } = await testApp();
  expect(app.server.headersTimeout).toBeLessThanOrEqual(30_000);
});
