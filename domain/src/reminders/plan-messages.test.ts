import { expect, test } from 'vitest';
import { DEFAULT_MESSAGE_SETTINGS } from '../messages/settings.ts';
import { wallClock } from '../time/instants.ts';
import { planMessages, type Planning } from './plan-messages.ts';
import { keyOf } from './sayings.ts';
import { DEFAULT_REMINDER_SETTINGS } from './settings.ts';
import { appointment, at, changed, dose, kind, planning, reachedBy, sent } from './testing/planning.ts';

/** Each message with its moment, such as 'push 17 08:00'. */
function timetable(change: Partial<Planning>): string[] {
  const asked = planning(change);
  return planMessages(asked).map(({ channel, sendAt }) => {
    const { day, time } = wallClock(asked.zone, sendAt);
    return `${channel} ${day.slice(8)} ${time}`;
  });
}

const MORNING_DOSE = dose(at('2026-11-17 09:00'));
const NIGHT_DOSE = dose(at('2026-11-16 23:00'));
const NIGHT_VISIT = appointment(at('2026-11-17 05:30'));

test.each<[string, Partial<Planning>, string[]]>([
  ['a dose at its own time', { occasions: [MORNING_DOSE] }, ['push 17 09:00']],
  [
    'so long before as the patient chose',
    { occasions: [MORNING_DOSE], reminderSettings: kind('dose-due', { minutesBefore: 30 }) },
    ['push 17 08:30'],
  ],
  [
    'at once where that moment is past and the dose is still to come',
    {
      occasions: [MORNING_DOSE],
      reminderSettings: kind('dose-due', { minutesBefore: 60 }),
      now: at('2026-11-17 08:30'),
      since: at('2026-11-17 08:30'),
    },
    ['push 17 08:30'],
  ],
  ['switched off', { occasions: [MORNING_DOSE], reminderSettings: kind('dose-due', { enabled: false }) }, []],
  ['quiet hours over midnight hold until they end', { occasions: [NIGHT_VISIT] }, ['push 17 08:00']],
  ['a dose comes before quiet hours', { occasions: [NIGHT_DOSE] }, ['push 16 21:45']],
  [
    'or after them',
    { occasions: [NIGHT_DOSE], reminderSettings: { ...DEFAULT_REMINDER_SETTINGS, quietDoses: 'after' } },
    ['push 17 08:00'],
  ],
  [
    'before them where it would be useless after',
    {
      occasions: [dose(at('2026-11-16 23:00'), { usefulUntil: at('2026-11-17 03:00') })],
      reminderSettings: { ...DEFAULT_REMINDER_SETTINGS, quietDoses: 'after' },
    },
    ['push 16 21:45'],
  ],
  [
    'after them where before is past',
    { occasions: [NIGHT_DOSE], now: at('2026-11-16 22:00') },
    ['push 17 08:00'],
  ],
  [
    'in the bell where no channel can say it in time',
    {
      occasions: [dose(at('2026-11-16 23:00'), { usefulUntil: at('2026-11-17 03:00') })],
      now: at('2026-11-16 22:00'),
    },
    ['bell 16 23:00'],
  ],
  [
    'always',
    { occasions: [NIGHT_DOSE], reminderSettings: kind('dose-due', { always: true }) },
    ['push 16 23:00'],
  ],
  [
    'quiet hours inside of a day',
    {
      ...changed('push', { doNotDisturb: { enabled: true, start: '13:00', end: '15:00' } }),
      occasions: [appointment(at('2026-11-16 13:00')), appointment(at('2026-11-16 15:00'))],
    },
    ['push 16 15:00'],
  ],
  [
    'quiet hours switched off',
    {
      ...changed('push', { doNotDisturb: { enabled: false, start: '22:00', end: '08:00' } }),
      occasions: [NIGHT_DOSE],
    },
    ['push 16 23:00'],
  ],
  ['e-mail has no quiet hours', { ...reachedBy('email'), occasions: [NIGHT_VISIT] }, ['email 17 05:30']],
  [
    'a part of the day that is off waits for the next',
    {
      ...changed('whatsapp', { timePreferences: { morning: false, afternoon: true, evening: true } }),
      occasions: [MORNING_DOSE],
    },
    ['whatsapp 17 12:00'],
  ],
  [
    'no part of the day on: WhatsApp is silent',
    {
      ...changed('whatsapp', { timePreferences: { morning: false, afternoon: false, evening: false } }),
      occasions: [MORNING_DOSE],
    },
    ['bell 17 09:00'],
  ],
  [
    'quiet hours win over the morning between 06:00 and 08:00',
    { ...reachedBy('whatsapp'), occasions: [appointment(at('2026-11-17 07:00'))] },
    ['whatsapp 17 08:00'],
  ],
  [
    'the nearest channel, once',
    { ...reachedBy('email', 'sms'), occasions: [MORNING_DOSE] },
    ['sms 17 09:00'],
  ],
  ['no consent: nothing leaves', { occasions: [MORNING_DOSE], hasConsent: false }, ['bell 17 09:00']],
  ['a demonstration: nothing leaves', { occasions: [MORNING_DOSE], isDemo: true }, ['bell 17 09:00']],
  [
    'reminders switched off everywhere',
    { ...changed('push', { enabled: false }), occasions: [MORNING_DOSE] },
    [],
  ],
  [
    'within a quarter of an hour: one message',
    {
      occasions: [
        dose(at('2026-11-17 09:00')),
        appointment(at('2026-11-17 09:14')),
        dose(at('2026-11-17 09:15'), { what: 'dose:other' }),
      ],
    },
    ['push 17 09:00', 'push 17 09:15'],
  ],
  ['a plan written after its dose waits for the next one', { occasions: [dose(at('2026-11-16 10:00'))] }, []],
  ['a few minutes late is on time', { occasions: [dose(at('2026-11-16 11:55'))] }, ['push 16 11:55']],
  [
    'repeats while it is open',
    { occasions: [MORNING_DOSE], reminderSettings: kind('dose-due', { repeats: 2 }) },
    ['push 17 09:00', 'push 17 09:30', 'push 17 10:00'],
  ],
  [
    'a second channel for what matters most',
    { ...reachedBy('push', 'email'), occasions: [{ ...MORNING_DOSE, priority: 'high' }] },
    ['push 17 09:00', 'email 17 10:00'],
  ],
  [
    'the second channel that was chosen, after the time that was chosen',
    {
      ...reachedBy('push', 'sms', 'email'),
      occasions: [{ ...MORNING_DOSE, priority: 'high' }],
      reminderSettings: {
        ...DEFAULT_REMINDER_SETTINGS,
        secondChannel: { afterMinutes: 20, channel: 'email' },
      },
    },
    ['push 17 09:00', 'email 17 09:20'],
  ],
  [
    'the channel that was chosen to come first',
    {
      ...reachedBy('push', 'email'),
      occasions: [MORNING_DOSE],
      reminderSettings: { ...DEFAULT_REMINDER_SETTINGS, firstChannel: 'email' },
    },
    ['email 17 09:00'],
  ],
  [
    'the nearest channel where the chosen one does not reach',
    {
      ...reachedBy('push', 'email'),
      occasions: [MORNING_DOSE],
      reminderSettings: { ...DEFAULT_REMINDER_SETTINGS, firstChannel: 'whatsapp' },
    },
    ['push 17 09:00'],
  ],
  [
    'no second channel for the rest',
    { ...reachedBy('push', 'email'), occasions: [MORNING_DOSE] },
    ['push 17 09:00'],
  ],
])('%s', (_, change, leaves) => {
  expect(timetable(change)).toEqual(leaves);
});

const DAILY = changed('email', { frequency: 'daily' });
const WEEKLY = changed('email', {
  frequency: 'weekly',
  digest: { enabled: false, time: '07:30', days: [3, 5] },
});
const milestone = (moment: Date) =>
  appointment(moment, { kind: 'milestone', what: 'milestone:5', usefulUntil: at('2026-12-01 00:00') });

test.each<[string, Partial<Planning>, string[]]>([
  [
    'what comes is told by the collection before it, news by the one after',
    { ...DAILY, occasions: [dose(at('2026-11-17 20:00')), milestone(at('2026-11-16 12:00'))] },
    ['email 17 08:00'],
  ],
  [
    'once a week, on the first of the chosen days',
    {
      ...WEEKLY,
      occasions: [dose(at('2026-11-19 20:00')), milestone(at('2026-11-16 12:00'))],
      until: at('2026-12-01 00:00'),
    },
    ['email 18 07:30'],
  ],
  [
    'a dose no collection can tell in time rings in the app',
    { ...DAILY, occasions: [dose(at('2026-11-16 18:00'))] },
    ['bell 16 18:00'],
  ],
  [
    'WhatsApp collects at 08:00, when quiet hours end',
    { ...changed('whatsapp', { frequency: 'daily' }), occasions: [dose(at('2026-11-17 20:00'))] },
    ['whatsapp 17 08:00'],
  ],
])('collected: %s', (_, change, leaves) => {
  expect(timetable(change)).toEqual(leaves);
});

test('a collection cannot be answered with one tap', () => {
  const messages = planMessages(planning({ ...DAILY, occasions: [dose(at('2026-11-17 20:00'))] }));
  expect(messages).toMatchObject([{ isAnswerable: false }]);
  expect(planMessages(planning({ occasions: [MORNING_DOSE] }))).toMatchObject([{ isAnswerable: true }]);
});

test.each([
  // The clocks of New York go back at 02:00 on 1 November 2026 and forward at 02:00 on 14 March 2027.
  ['America/New_York', '2026-10-31 23:30', '2026-11-01T13:00:00.000Z'],
  ['America/New_York', '2027-03-13 23:30', '2027-03-14T12:00:00.000Z'],
  // Those of Lisbon go back on 25 October 2026.
  ['Europe/Lisbon', '2026-10-24 23:30', '2026-10-25T08:00:00.000Z'],
  ['America/Manaus', '2026-11-16 23:30', '2026-11-17T12:00:00.000Z'],
])('quiet hours of %s end at 08:00 by its own clock', (zone, written, end) => {
  const moment = at(written, zone);
  const messages = planMessages(planning({ zone, now: moment, occasions: [appointment(moment)] }));
  expect(messages.map(({ sendAt }) => sendAt.toISOString())).toEqual([end]);
});

test('sent, it is not said again, and its repeats follow what was sent', () => {
  const reminderSettings = kind('dose-due', { repeats: 2 });
  const occasions = [MORNING_DOSE];
  const [first] = planMessages(planning({ occasions, reminderSettings }));
  const late = [{ ...sent(first!)[0]!, sentAt: at('2026-11-17 09:20') }];
  const now = at('2026-11-17 09:25');
  expect(timetable({ occasions, reminderSettings, sent: late, now })).toEqual([
    'push 17 09:50',
    'push 17 10:20',
  ]);
});

test('a channel that refused it for good hands it to the next', () => {
  const [first] = planMessages(planning({ occasions: [MORNING_DOSE] }));
  const said = sent(first!).map((one) => ({ ...one, isFailed: true }));
  const change = {
    ...reachedBy('push', 'email'),
    occasions: [MORNING_DOSE],
    sent: said,
    now: at('2026-11-17 09:30'),
  };
  expect(timetable(change)).toEqual(['email 17 09:30']);
});

test('after two days without the server: one summary, and what is still useful once', () => {
  const occasions = [14, 15, 16].flatMap((day) =>
    ['08:00', '14:00', '20:00'].map((time) =>
      dose(at(`2026-11-${day} ${time}`), { what: `dose:${day}:${time}` }),
    ),
  );
  const change = { occasions, since: at('2026-11-14 12:00'), now: at('2026-11-16 12:00') };
  const messages = planMessages(planning(change));
  expect(messages.map(({ title, topics }) => [title, topics.length])).toEqual([
    ['Leveza: 1 dose e 1 aviso', 2],
    ['Hora da sua dose', 1],
    ['Hora da sua dose', 1],
  ]);
  expect(messages[0]!.body).toContain('Lembretes que não chegaram');
  const again = planMessages(planning({ ...change, sent: sent(messages[0]!) }));
  expect(again).toHaveLength(2);
});

test('a promise of the plan before is kept, however late', () => {
  const occasion = dose(at('2026-11-16 10:00'));
  expect(timetable({ occasions: [occasion], promised: new Set([keyOf(occasion)]) })).toEqual([
    'push 16 12:00',
  ]);
});

const { push } = DEFAULT_MESSAGE_SETTINGS;
const preview = { ...push, pushEnabled: true, preview: true };

test.each<[string, Partial<Planning>, string]>([
  ['push', {}, 'Hora da sua dose'],
  ['push with the preview', changed('push', preview), 'Metformina 500 mg'],
  [
    'push with the preview, private',
    { ...changed('push', preview), privacyLevel: 'private' },
    'Hora da sua dose',
  ],
  ['the bell, whose words stay in the log', reachedBy(), 'Hora da sua dose'],
  ['the bell, open', { ...reachedBy(), privacyLevel: 'public' }, 'Hora da sua dose'],
  ['the bell with the preview', { ...changed('push', preview), hasConsent: false }, 'Metformina 500 mg'],
  ['e-mail', reachedBy('email'), 'Hora da sua dose'],
  ['e-mail, open', { ...reachedBy('email'), privacyLevel: 'public' }, 'Metformina 500 mg'],
  ['WhatsApp, open', { ...reachedBy('whatsapp'), privacyLevel: 'public' }, 'Hora da sua dose'],
  ['SMS, open', { ...reachedBy('sms'), privacyLevel: 'public' }, 'Hora da sua dose'],
])('%s names a medicine only where that is allowed', (_, change, title) => {
  expect(planMessages(planning({ occasions: [MORNING_DOSE], ...change }))).toMatchObject([{ title }]);
});

test('several doses are counted, and named only where that is allowed', () => {
  const occasions = ['Losartana', 'Metformina', 'Vitamina D'].map((name) =>
    dose(at('2026-11-17 09:00'), { what: `dose:${name}`, detailed: { title: name, body: '' } }),
  );
  const tablet = { title: 'Rybelsus', body: 'Pela bula …', amongOthers: ', antes dos outros' };
  expect(planMessages(planning({ occasions }))).toMatchObject([
    { title: 'Hora de 3 doses', body: 'Abra o Leveza para ver quais são.' },
  ]);
  expect(planMessages(planning({ occasions, ...changed('push', preview) }))).toMatchObject([
    { title: 'Hora de 3 doses', body: 'Losartana\nMetformina\nVitamina D' },
  ]);
  // A message about several has no place for a body: the wait after a tablet stands in its line.
  const waits = [dose(at('2026-11-17 09:00'), { what: 'dose:Rybelsus', detailed: tablet }), occasions[0]!];
  expect(planMessages(planning({ occasions: waits, ...changed('push', preview) }))).toMatchObject([
    { body: expect.stringContaining('Rybelsus, antes dos outros') },
  ]);
});

test('a new device is told apart from doses, and not by e-mail: the account itself writes', () => {
  const signIn = appointment(at('2026-11-17 03:00'), { kind: 'sign-in', what: 'access:1' });
  expect(
    timetable({ occasions: [signIn, dose(at('2026-11-17 03:05'))], ...reachedBy('push', 'email') }),
  ).toEqual(['push 16 21:45', 'push 17 03:00']);
  expect(timetable({ occasions: [signIn], ...reachedBy('email') })).toEqual(['bell 17 03:00']);
});
