/** The answers to a reminder of doses, in the order of the buttons. */
export const REMINDER_ANSWER_LABEL = { take: 'Tomei', snooze: 'Adiar 1 h', skip: 'Pular' } as const;
export type ReminderAnswer = keyof typeof REMINDER_ANSWER_LABEL;
