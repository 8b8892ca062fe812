import { hoursAgo, now, type Telling } from './telling.ts';

/** Carried out last: the others need the usual day of the medicine taken for long. */
export const SWITCHES: Telling[] = [
  {
    what: 'another medicine, by which the plan is made from then on',
    name: 'recordPastApplications',
    example: async () => ({
      body: {
        catalogId: 'mounjaro-25',
        medicationName: 'Mounjaro',
        entries: [{ datetime: hoursAgo(0.01), doseMg: 2.5 }],
        confirmDose: true,
        confirmSwitch: true,
        confirmEarly: true,
      },
    }),
  },
  {
    what: 'a daily medicine, which ends the interval set for a weekly one',
    name: 'recordPastApplications',
    example: async () => ({
      body: {
        catalogId: 'saxenda',
        medicationName: 'Saxenda',
        entries: [{ datetime: now(), doseMg: 0.6 }],
        confirmDose: true,
        confirmSwitch: true,
        confirmEarly: true,
      },
    }),
  },
];
