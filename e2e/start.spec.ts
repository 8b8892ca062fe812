import { buildServer } from '../scripts/build-server.ts';
import { runLeveza } from '../scripts/leveza-process.ts';
import { expect, test } from './journey.ts';
import { signUp, startDemo } from './sign-in.ts';

// The other journeys run the server from its source; `npm start` runs the one that is built.
test('the built server fills a demonstration, and takes its export into another account', async ({
  page,
  browser,
}) => {
  buildServer();
  const others = process.env.LEVEZA_URL;
  const leveza = await runLeveza({}, { isBuilt: true });
  const headers = { origin: leveza.url };
  try {
    process.env.LEVEZA_URL = leveza.url;
    await startDemo(page.context(), leveza.url);
    await page.goto(`${leveza.url}/dashboard`);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeAttached();
    const archive = await page.request.post(`${leveza.url}/api/account/export`, { headers });
    expect(archive.ok()).toBe(true);

    const other = await browser.newContext();
    await signUp(await other.newPage());
    const file = { name: 'leveza.zip', mimeType: 'application/zip', buffer: await archive.body() };
    const taken = await other.request.post(`${leveza.url}/api/account/import`, {
      headers,
      multipart: { file },
    });
    expect(taken.status()).toBe(200);
    const { data } = (await taken.json()) as { data: { lists: { rows: number }[] } };
    expect(data.lists.length).toBeGreaterThan(10);
    await other.close();
  } finally {
    process.env.LEVEZA_URL = others;
    await leveza.stop();
  }
});
