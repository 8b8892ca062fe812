import type { Example } from './example.ts';

/** Messages that leave Leveza, reminders and their settings. */
export const MESSAGE_EXAMPLES = {
  readMessageSettings: async (): Promise<Example> => ({}),
  updateMessageSettings: async (): Promise<Example> => ({
    body: {
      whatsapp: { enabled: true, phoneNumber: '(11) 98888-7777', quietHours: { start: '23:00' } },
      email: { frequency: 'daily', digest: { enabled: true, days: [1, 3, 5] } },
      push: { preview: true },
      sms: { enabled: true },
    },
  }),
  listMessages: async (): Promise<Example> => ({}),
  readReminderSettings: async (): Promise<Example> => ({}),
  updateReminderSettings: async (): Promise<Example> => ({
    body: {
      kinds: { 'dose-due': { minutesBefore: 10, repeats: 1 } },
      quietDoses: 'after',
      weighEveryDays: 14,
    },
  }),
};
