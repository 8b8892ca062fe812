import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MessageSettings } from '../messages/settings.ts';
import { wallClock } from '../time/instants.ts';
import { HOUR_MS, MINUTE_MS } from '../time/spans.ts';
import { OCCASION_TYPE, type Occasion, type OccasionKind } from './occasion.ts';
import { planMessages, type Planning } from './plan-messages.ts';
import type { PlannedMessage, SentTopic } from './planned-message.ts';
import { quietHoursOf } from './quiet-hours.ts';
import { keyOf } from './sayings.ts';
import { DEFAULT_REMINDER_SETTINGS, type ReminderSettings } from './settings.ts';
import { ALL_REACH, dose, planning, reachedBy, sent } from './testing/planning.ts';

const RUNS = { numRuns: 300 };
const START = new Date('2026-10-31T12:00:00Z');
const later = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS);

const kinds = Object.keys(OCCASION_TYPE) as OccasionKind[];
const zones = fc.constantFrom('America/Sao_Paulo', 'America/New_York', 'Europe/Lisbon', 'Pacific/Auckland');
const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const [hours, minutes] = [Math.floor(quarter / 4), (quarter % 4) * 15];
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
});
const hours = fc.record({ enabled: fc.boolean(), start: time, end: time });
const frequency = fc.constantFrom('instant' as const, 'daily' as const, 'weekly' as const);

const occasions = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...kinds.filter((kind) => kind !== 'outage')),
      minute: fc.integer({ min: -12 * 60, max: 48 * 60 }),
      usefulHours: fc.integer({ min: 1, max: 72 }),
      priority: fc.constantFrom('high' as const, 'medium' as const, 'low' as const),
    }),
    { maxLength: 12 },
  )
  .map((drawn) =>
    drawn.map(({ kind, minute, usefulHours, priority }, n): Occasion => {
      const usefulUntil = new Date(later(minute).getTime() + usefulHours * HOUR_MS);
      return dose(later(minute), { kind, what: `${kind}:${n}`, usefulUntil, priority });
    }),
  );

const reminderSettings: fc.Arbitrary<ReminderSettings> = fc
  .record({
    each: fc.array(
      fc.record({
        minutesBefore: fc.constantFrom(0, 30, 120),
        always: fc.boolean(),
        repeats: fc.constantFrom(0 as const, 1 as const, 2 as const),
      }),
      { minLength: kinds.length, maxLength: kinds.length },
    ),
    quietDoses: fc.constantFrom('before' as const, 'after' as const),
  })
  .map(({ each, quietDoses }) => {
    const settings = { ...DEFAULT_REMINDER_SETTINGS.kinds };
    for (const [n, kind] of kinds.entries()) settings[kind] = { enabled: true, ...each[n]! };
    return { ...DEFAULT_REMINDER_SETTINGS, kinds: settings, quietDoses };
  });

const settingsOf: fc.Arbitrary<MessageSettings> = fc
  .record({
    push: hours,
    whatsapp: hours,
    sms: hours,
    written: frequency,
    collected: frequency,
    parts: fc.record({ morning: fc.boolean(), afternoon: fc.boolean(), evening: fc.boolean() }),
    on: fc.record({ push: fc.boolean(), whatsapp: fc.boolean(), sms: fc.boolean(), email: fc.boolean() }),
  })
  .map(({ push, whatsapp, sms, written, collected, parts, on }) => {
    const { messageSettings } = reachedBy();
    return {
      push: { ...messageSettings.push, pushEnabled: on.push, doNotDisturb: push },
      whatsapp: {
        ...messageSettings.whatsapp,
        enabled: on.whatsapp,
        quietHours: whatsapp,
        frequency: written,
        timePreferences: parts,
      },
      sms: { ...messageSettings.sms, enabled: on.sms, quietHours: sms },
      email: { ...messageSettings.email, enabled: on.email, frequency: collected },
    };
  });

const patients = fc
  .record({ occasions, reminderSettings, messageSettings: settingsOf, zone: zones })
  .map((drawn) => planning({ ...drawn, reaches: ALL_REACH, now: START, until: later(60 * 60) }));

/** Days in which the server sends what is due, plans again after these minutes, and is off now and then. */
const pauses = fc.array(fc.integer({ min: 1, max: 9 * 60 }), { minLength: 1, maxLength: 10 });

/** Everything that leaves, each message with the moment at which it does. */
function live(patient: Planning, steps: readonly number[]): PlannedMessage[] {
  const left: PlannedMessage[] = [];
  const said: SentTopic[] = [];
  let promised = new Set<string>();
  let minute = 0;
  for (const step of steps) {
    const plan = planMessages({ ...patient, now: later(minute), since: later(minute), sent: said, promised });
    // The server works on for a part of the pause, then it is off until the next plan.
    const off = later(minute + Math.ceil(step / 2));
    const leaving = plan.filter(({ sendAt }) => sendAt <= off);
    left.push(...leaving);
    said.push(...leaving.flatMap(sent));
    const topics = plan.filter((message) => !leaving.includes(message)).flatMap((message) => message.topics);
    promised = new Set(topics.map(({ what, plannedAt }) => keyOf({ what, at: plannedAt })));
    minute += step;
  }
  return left;
}

const isWithin = (clock: string, { start, end }: { start: string; end: string }) =>
  start <= end ? clock >= start && clock < end : clock >= start || clock < end;

test('whatever happens, nothing is said twice, in quiet hours or too late', () => {
  fc.assert(
    fc.property(patients, pauses, (patient, steps) => {
      const left = live(patient, steps);
      const byWhat = new Map(patient.occasions.map((occasion) => [occasion.what, occasion]));
      const { kinds: chosen } = patient.reminderSettings;
      const said = left.flatMap(({ channel, topics }) =>
        topics.map(({ what, nth }) => `${what} ${channel} ${nth}`),
      );
      expect(new Set(said).size).toBe(said.length);
      for (const { channel, sendAt, usefulUntil, topics } of left) {
        expect(sendAt < usefulUntil).toBe(true);
        const spoken = topics.map(({ what }) => byWhat.get(what)!);
        for (const { nth, what } of topics) {
          expect(nth).toBeLessThanOrEqual(chosen[byWhat.get(what)!.kind].repeats);
        }
        const quiet = quietHoursOf(patient.messageSettings, channel);
        if (!quiet?.enabled || spoken.some(({ kind }) => chosen[kind].always)) continue;
        expect(isWithin(wallClock(patient.zone, sendAt).time, quiet)).toBe(false);
      }
    }),
    RUNS,
  );
});
