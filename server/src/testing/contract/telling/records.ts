import { first, hoursAgo, now, type Telling } from './telling.ts';

export const RECORDS: Telling[] = [
  {
    what: 'a weight of now',
    name: 'addMeasurement',
    example: async () => ({ body: { datetime: now(), weight: 80, confirmJump: true } }),
  },
  {
    what: 'the newest weight',
    name: 'changeMeasurement',
    example: async (owner) => ({
      ...(await first(owner, '/measurements')),
      body: { datetime: hoursAgo(1), weight: 79, confirmJump: true },
    }),
  },
  {
    what: 'the newest weight',
    name: 'deleteMeasurement',
    example: (owner) => first(owner, '/measurements'),
  },
  {
    what: 'a weight of yesterday',
    name: 'importWeights',
    example: async () => ({ body: { source: 'csv', rows: [[hoursAgo(20), 81.3]] } }),
  },
  {
    what: 'an effect felt now',
    name: 'addSideEffect',
    example: async () => ({ body: { datetime: now(), effectType: 'nausea', intensity: 3 } }),
  },
  {
    what: 'a strong effect, which no moment is shown beside',
    name: 'addSideEffect',
    example: async () => ({ body: { datetime: now(), effectType: 'nausea', intensity: 4 } }),
  },
  {
    what: 'a moment, the only one of the day',
    name: 'seeMoment',
    example: async () => ({ body: { kind: 'first-dose' } }),
  },
  {
    what: 'the end of the first steps',
    name: 'seeMoment',
    example: async () => ({ body: { kind: 'first-steps' } }),
  },
  {
    what: 'a sign after an effect of this month',
    name: 'answerSideEffect',
    example: async (owner) => {
      const payload = { datetime: hoursAgo(20 * 24), effectType: 'fatigue', intensity: 2 };
      const reply = await owner.call('POST', '/api/side-effects', { payload });
      return { params: { id: reply.json<{ data: { id: string } }>().data.id }, body: { yes: ['heart'] } };
    },
  },
  {
    what: 'a sign that holds the next dose',
    name: 'markHoldEvaluated',
    example: async (owner) => {
      const answers = { yes: ['pain-persists'], no: [] };
      // After the dose of a minute ago, which it would hold.
      const payload = { datetime: hoursAgo(0.01), effectType: 'abdominal_pain', intensity: 5, answers };
      const reply = await owner.call('POST', '/api/side-effects', { payload });
      return {
        params: { id: reply.json<{ data: { id: string } }>().data.id },
        body: { isEvaluated: true },
      };
    },
  },
  {
    what: 'the newest effect',
    name: 'changeSideEffect',
    example: async (owner) => ({
      ...(await first(owner, '/side-effects')),
      body: { datetime: hoursAgo(2), effectType: 'vomiting', intensity: 3 },
    }),
  },
  { what: 'the newest effect', name: 'deleteSideEffect', example: (owner) => first(owner, '/side-effects') },
];
