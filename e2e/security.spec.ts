import { DAY_SECONDS } from '@leveza/domain/time/spans.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

/** Calls the API from inside the page, as the app does. */
async function call(page: Page, method: string, path: string): Promise<number> {
  return page.evaluate(
    async ([verb, url]) => {
      const body = verb === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: '{}' };
      return (await fetch(url!, { method: verb!, ...body })).status;
    },
    [method, path],
  );
}

test('a page on another port of localhost cannot act in the patient’s name', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/');
  expect(await call(page, 'POST', '/api/auth/demo')).toBe(201);
  expect(await call(page, 'GET', '/api/users/me')).toBe(200);

  const target = process.env.LEVEZA_URL!;
  const evil = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<form method="post" action="${target}/api/auth/logout" enctype="text/plain"><input name="a"></form>`,
    );
  });
  await new Promise<void>((resolve) => evil.listen(0, 'localhost', resolve));
  try {
    const other = await context.newPage();
    await other.goto(`http://localhost:${(evil.address() as AddressInfo).port}/`);
    const statuses = await other.evaluate(async (url) => {
      const attempt = (init: RequestInit) =>
        fetch(`${url}/api/auth/logout`, { method: 'POST', credentials: 'include', ...init }).then(
          (reply) => reply.status,
          () => 'blocked',
        );
      return [
        await attempt({ body: '{}', headers: { 'content-type': 'application/json' } }),
        await attempt({ body: '{}', mode: 'no-cors' }),
      ];
    }, target);
    // The server refused the second request; the browser tells the foreign page nothing about it.
    expect(statuses).toEqual(['blocked', 'blocked']);
    const navigation = other.waitForResponse((reply) => reply.url().endsWith('/api/auth/logout'));
    await other.evaluate(() => document.forms[0]!.submit());
    expect((await navigation).status()).toBeGreaterThanOrEqual(400);
  } finally {
    evil.close();
  }
  expect(await call(page, 'GET', '/api/users/me')).toBe(200);
  complaints.length = 0;
});

test('the page cannot read the tokens, and the cookies carry their flags', async ({ page, context }) => {
  await page.goto('/');
  await call(page, 'POST', '/api/auth/demo');
  const readable = await page.evaluate(() => document.cookie);
  expect(readable).toContain('__Host-leveza-user=');
  expect(readable).not.toMatch(/access|refresh/);
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('__Host-leveza-'));
  expect(cookies).toHaveLength(3);
  for (const { name, secure, sameSite, path, httpOnly, expires } of cookies) {
    expect({ secure, sameSite, path }).toEqual({ secure: true, sameSite: 'Lax', path: '/' });
    expect(httpOnly).toBe(name !== '__Host-leveza-user');
    expect(Math.round((expires - Date.now() / 1000) / DAY_SECONDS)).toBe(7);
  }
});
