import { expect, test } from 'vitest';
import { EFFECT_TYPES, type EffectType } from './effect-types.ts';
import { questionsFor, RED_FLAGS, redFlagsFor, type Situation } from './red-flag-rules.ts';
import { URGENCIES } from './red-flag.ts';

interface Told {
  yes?: string[];
  duration?: number;
  vomitingHours?: number;
  insulin?: boolean;
}

function situation(effectType: EffectType, intensity: number, told: Told = {}): Situation {
  return {
    effect: { effectType, intensity, duration: told.duration ?? null },
    answers: Object.fromEntries((told.yes ?? []).map((id) => [id, true])),
    recent: { vomitingHours: told.vomitingHours ?? null },
    risk: { takesInsulinOrSulfonylurea: told.insulin ?? false },
  };
}
const flags = (effectType: EffectType, intensity: number, told?: Told) =>
  redFlagsFor(situation(effectType, intensity, told)).map(({ key }) => key);

test.each<[string, EffectType, number, Told, string[]]>([
  ['strong pain alone', 'abdominal_pain', 5, {}, []],
  ['strong pain that does not pass', 'abdominal_pain', 4, { yes: ['pain-persists'] }, ['pancreatitis']],
  ['moderate pain that does not pass', 'abdominal_pain', 3, { yes: ['pain-persists'] }, []],
  ['strong nausea that does not pass', 'nausea', 5, { yes: ['pain-persists'] }, []],
  ['strong pain called gastritis', 'gastritis', 4, { yes: ['pain-persists'] }, ['pancreatitis']],
  ['strong pain with fever', 'abdominal_pain', 4, { yes: ['fever'] }, ['pancreatitis']],
  ['moderate pain with fever', 'abdominal_pain', 3, { yes: ['fever'] }, []],
  ['strong pain for six hours', 'abdominal_pain', 4, { duration: 360 }, ['pancreatitis']],
  ['strong pain for less', 'abdominal_pain', 4, { duration: 359 }, []],
  ['moderate pain for days', 'abdominal_pain', 3, { duration: 3000 }, []],

  ['yellow skin', 'fatigue', 3, { yes: ['jaundice'] }, ['jaundice']],
  ['tired without it', 'fatigue', 3, {}, []],
  ['pain on the right', 'abdominal_pain', 3, { yes: ['right-side'] }, ['gallbladder']],
  ['pain elsewhere', 'abdominal_pain', 3, {}, []],
  ['on the right with fever', 'abdominal_pain', 3, { yes: ['right-side', 'fever'] }, ['jaundice']],
  ['on the right and yellow', 'abdominal_pain', 3, { yes: ['right-side', 'jaundice'] }, ['jaundice']],

  ['vomiting', 'vomiting', 5, {}, []],
  ['vomiting for a day', 'vomiting', 1, { yes: ['vomiting-persists'] }, ['gi_severe']],
  ['24 hours by the records', 'vomiting', 2, { vomitingHours: 24 }, ['gi_severe']],
  ['23 hours by the records', 'vomiting', 2, { vomitingHours: 23.9 }, []],
  ['24 hours by its duration', 'vomiting', 2, { duration: 1440 }, ['gi_severe']],
  ['a minute less', 'vomiting', 2, { duration: 1439 }, []],
  ['nausea for 24 hours', 'nausea', 3, { duration: 1440 }, []],
  ['blood', 'vomiting', 1, { yes: ['blood'] }, ['gi_severe']],

  ['a stopped bowel', 'constipation', 3, { yes: ['bowel-stopped'] }, ['ileus']],
  ['constipation', 'constipation', 5, {}, []],
  ['strong constipation and vomiting', 'constipation', 4, { vomitingHours: 0 }, ['ileus']],
  ['moderate constipation and vomiting', 'constipation', 3, { vomitingHours: 0 }, []],

  ['dry', 'diarrhea', 1, { yes: ['dry'] }, ['dehydration_aki']],
  ['diarrhoea', 'diarrhea', 5, {}, []],
  ['diarrhoea for two days', 'diarrhea', 1, { duration: 2880 }, ['dehydration_aki']],
  ['for less', 'diarrhea', 3, { duration: 2879 }, []],
  ['a strong one for a day', 'diarrhea', 4, { duration: 1440 }, ['dehydration_aki']],
  ['a strong one for less', 'diarrhea', 4, { duration: 1439 }, []],
  ['dizzy after a day of vomiting', 'dizziness', 2, { vomitingHours: 24 }, ['dehydration_aki']],
  ['dizzy after less', 'dizziness', 2, { vomitingHours: 23 }, []],

  ['swollen lips', 'injection_site', 1, { yes: ['allergy'] }, ['allergy']],
  ['a red spot', 'injection_site', 5, {}, []],

  [
    'fainted from low sugar',
    'hypoglycemia',
    3,
    { yes: ['confused'], insulin: true },
    ['hypoglycemia_severe'],
  ],
  ['low sugar with insulin', 'hypoglycemia', 1, { insulin: true }, ['hypoglycemia']],
  ['low sugar without', 'hypoglycemia', 3, {}, []],
  ['strong low sugar without', 'hypoglycemia', 4, {}, ['hypoglycemia']],
  ['cold sweat with insulin', 'dizziness', 3, { yes: ['low-sugar'], insulin: true }, ['hypoglycemia']],
  ['cold sweat without', 'dizziness', 3, { yes: ['low-sugar'] }, []],
  ['strong, cold sweat without', 'dizziness', 4, { yes: ['low-sugar'] }, ['hypoglycemia']],
  ['dizzy with insulin', 'dizziness', 3, { insulin: true }, []],

  ['sight changed', 'headache', 1, { yes: ['vision'] }, ['vision']],
  ['headache', 'headache', 5, {}, []],
  ['pain in the chest', 'dizziness', 3, { yes: ['chest'] }, ['chest']],
  ['palpitations', 'dizziness', 3, { yes: ['heart'] }, ['heart_rate']],
  ['both', 'dizziness', 3, { yes: ['heart', 'chest'] }, ['chest']],
  ['neither', 'dizziness', 5, {}, []],
  ['sad', 'fatigue', 4, { yes: ['mood'] }, ['mood']],
  ['a lump', 'other', 1, { yes: ['neck'] }, ['thyroid']],
  ['something else', 'other', 5, {}, []],
])('%s: %s %s', (_, effectType, intensity, told, expected) => {
  expect(flags(effectType, intensity, told)).toEqual(expected);
});

test('a no is not a yes', () => {
  for (const effectType of EFFECT_TYPES) {
    const asked = situation(effectType, 5);
    const answers = Object.fromEntries(questionsFor(asked.effect).map(({ id }) => [id, false]));
    const told = redFlagsFor({ ...asked, answers }).map(({ key }) => key);
    expect(told, effectType).toEqual(effectType === 'hypoglycemia' ? ['hypoglycemia'] : []);
  }
});

test('several are told by urgency', () => {
  const yes = ['neck', 'vision', 'allergy', 'mood'];
  expect(flags('other', 5, { yes })).toEqual(['allergy', 'mood', 'vision', 'thyroid']);
});

test.each<[EffectType, number, string[]]>([
  ['nausea', 3, []],
  ['nausea', 4, ['allergy', 'vomiting-persists', 'jaundice', 'dry']],
  ['vomiting', 1, ['vomiting-persists', 'blood', 'dry']],
  ['abdominal_pain', 2, []],
  ['abdominal_pain', 3, ['blood', 'jaundice', 'right-side', 'fever']],
  [
    'abdominal_pain',
    4,
    ['allergy', 'pain-persists', 'blood', 'bowel-stopped', 'jaundice', 'right-side', 'fever'],
  ],
  ['headache', 1, ['vision']],
  ['dizziness', 2, ['vision']],
  ['dizziness', 3, ['chest', 'vision', 'dry', 'low-sugar', 'heart']],
  ['fatigue', 3, ['jaundice', 'low-sugar', 'heart']],
  ['fatigue', 2, []],
  ['constipation', 2, []],
  ['constipation', 3, ['bowel-stopped']],
  ['hypoglycemia', 1, ['confused']],
  ['injection_site', 1, ['allergy']],
  ['hair_loss', 3, []],
  ['hair_loss', 4, ['allergy', 'jaundice']],
  ['other', 1, ['allergy', 'mood', 'vision', 'heart', 'neck']],
])('after %s of %s is asked', (effectType, intensity, ids) => {
  expect(questionsFor({ effectType, intensity, duration: null }).map(({ id }) => id)).toEqual(ids);
});

test('every question is asked somewhere, and each yes that is enough by itself leads to a notice', () => {
  const written = RED_FLAGS.flatMap(({ questions }) => questions ?? []).map(({ id }) => id);
  expect(new Set(written).size).toBe(written.length);
  const asked = EFFECT_TYPES.flatMap((effectType) =>
    questionsFor({ effectType, intensity: 5, duration: null }).map(({ id }) => ({ effectType, id })),
  );
  expect(new Set(asked.map(({ id }) => id))).toEqual(new Set(written));
  for (const { effectType, id } of asked) {
    expect(flags(effectType, 5, { yes: [id] }), `${effectType} ${id}`).not.toEqual([]);
  }
});

test('every notice has its source, an emergency its number, and none tells to stop a medicine', () => {
  expect(new Set(RED_FLAGS.map(({ key }) => key)).size).toBe(RED_FLAGS.length);
  const order = RED_FLAGS.map(({ urgency }) => URGENCIES.indexOf(urgency));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  for (const { key, urgency, whatToDo, source } of RED_FLAGS) {
    const text = whatToDo.join(' ');
    expect(source, key).not.toBe('');
    expect(text, key).not.toMatch(/pare de|suspenda|interrompa|pule|dobre|aumente|diminua/i);
    if (urgency === 'emergency') expect(text, key).toContain('192 (SAMU)');
  }
  expect(RED_FLAGS.find(({ key }) => key === 'mood')!.whatToDo[0]).toContain('188 (CVV)');
});
