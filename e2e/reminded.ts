import { randomUUID } from 'node:crypto';
import { dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { wallClock } from '@leveza/domain/time/instants.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { findInMail } from './mails.ts';
import { signUp } from './sign-in.ts';

async function send(page: Page, method: 'post' | 'put', path: string, data: object): Promise<void> {
  const origin = process.env.LEVEZA_URL!;
  const reply = await page.request[method](`/api${path}`, { headers: { origin }, data });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** A patient who gets reminders at an address confirmed by its code. */
async function patientWithMail(page: Page): Promise<string> {
  const address = `${randomUUID()}@exemplo.com`;
  await signUp(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Autorizar mensagens' }).click();
  await expect(page.getByRole('button', { name: 'Autorizar mensagens' })).toBeHidden();
  await send(page, 'put', '/settings/notifications', { email: { enabled: true, email: address } });
  const code = await findInMail(address, /^(\d{6}) é o seu código/);
  await send(page, 'post', '/settings/notifications/email/confirm', { code });
  return address;
}

/** A patient with a reminder in the mailbox; the answer is the address of its link. */
export async function remindedPatient(page: Page): Promise<string> {
  const address = await patientWithMail(page);
  // An hour's notice of a dose in half an hour leaves at once.
  await send(page, 'put', '/settings/reminders', { kinds: { 'dose-due': { minutesBefore: 60 } } });
  const today = dayIn(DEFAULT_ZONE, new Date());
  const soon = wallClock(DEFAULT_ZONE, new Date(Date.now() + HOUR_MS / 2));
  await send(page, 'post', '/plans', {
    medicationType: 'supplement',
    name: 'Creatina',
    dosageForm: 'powder',
    doseMg: 3000,
    planType: 'continuous',
    frequency: 'daily',
    timesPerDay: 1,
    // Today's, whatever the hour of the test.
    scheduledTimes: [soon.day === today ? soon.time : '23:59'],
    startDate: today,
  });
  return findInMail(address, /dose[^]*(\/responder#\S+)/i);
}
