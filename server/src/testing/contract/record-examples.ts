import { dayFromToday } from '../day.ts';
import { multipart } from '../multipart.ts';
import { picture } from '../picture.ts';
import type { Patient } from '../test-app.ts';
import { made, type Example } from './example.ts';

const WEIGHT = { datetime: '2026-02-03T11:00:00Z', weight: '91,4', confirmJump: true };
const EFFECT = { datetime: '2026-02-03T20:00:00Z', effectType: 'nausea', intensity: 2, duration: 90 };

const measurement = made('/api/measurements', WEIGHT);
const sideEffect = made('/api/side-effects', EFFECT);
const holdingSign = made('/api/side-effects', { ...EFFECT, answers: { yes: ['pain-persists'], no: [] } });
const ALSO_FELT = [{ effectType: 'fatigue', intensity: 3 }];

const photoFile = async () => ({ name: 'foto.png', content: await picture() });
const photo = async (owner: Patient): Promise<Example> => {
  const reply = await owner.call('POST', '/api/photos', multipart(await photoFile()));
  return { params: { id: reply.json<{ data: { id: string } }>().data.id } };
};

/** The calls about measurements, photos, side effects and the dashboard. */
export const RECORD_EXAMPLES = {
  readDashboard: async () => ({}),
  listMeasurements: async () => ({ query: { from: '2026-01-01', to: '2026-12-31' } }),
  addMeasurement: async () => ({
    body: {
      ...WEIGHT,
      bodyFat: 38.5,
      abdominalCircumference: 101,
      hipCircumference: 112,
      bloodPressureSyst: 122,
      bloodPressureDiast: 79,
      glucose: 97,
      restingPulse: 71,
      notes: 'em jejum',
    },
  }),
  readMeasurement: measurement,
  changeMeasurement: async (owner) => ({ ...(await measurement(owner)), body: { ...WEIGHT, weight: 90 } }),
  deleteMeasurement: measurement,
  readMeasurementSummary: async () => ({ query: { period: '30' } }),
  importWeights: async () => ({ body: { source: 'csv', rows: [['2026-01-05T11:00:00Z', 93.1]] } }),
  undoImport: async (owner) => {
    // Another minute each time: one already known would leave nothing to take back.
    const at = new Date(Date.now() - Math.floor(Math.random() * 1e9) - 1e9).toISOString();
    const payload = { source: 'csv', rows: [[at, 93.1]] };
    const reply = await owner.call('POST', '/api/measurements/import', { payload });
    return { params: { id: reply.json<{ data: { importId: string } }>().data.importId } };
  },
  listSideEffects: async () => ({ query: { effectType: 'nausea', minIntensity: '2' } }),
  addSideEffect: async () => ({
    body: { ...EFFECT, actionTaken: 'chá', notes: 'depois do almoço', also: ALSO_FELT },
  }),
  readSideEffect: sideEffect,
  changeSideEffect: async (owner) => ({ ...(await sideEffect(owner)), body: { ...EFFECT, intensity: 3 } }),
  answerSideEffect: async (owner) => ({
    ...(await sideEffect(owner)),
    body: { yes: ['heart'], no: ['neck'] },
  }),
  markHoldEvaluated: async (owner) => ({ ...(await holdingSign(owner)), body: { isEvaluated: true } }),
  deleteSideEffect: async (owner) => {
    const reply = await owner.call('POST', '/api/side-effects', { payload: { ...EFFECT, also: ALSO_FELT } });
    const { data, also } = reply.json<{ data: { id: string }; also: { id: string }[] }>();
    return { params: { id: data.id }, body: { also: also.map(({ id }) => id) } };
  },
  readSideEffectSummary: async () => ({}),
  listPhotos: async () => ({}),
  addPhoto: async () => ({ file: await photoFile() }),
  changePhoto: async (owner) => ({ ...(await photo(owner)), body: { takenOn: dayFromToday(-3) } }),
  deletePhoto: photo,
  readPhotoFile: photo,
} satisfies Record<string, (owner: Patient) => Promise<Example>>;
