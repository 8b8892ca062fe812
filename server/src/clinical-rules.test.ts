import { DOSE_RULES } from '@leveza/domain/applications/dose-rule-sources.ts';
import { CRITICAL_LIMITS } from '@leveza/domain/exams/critical.ts';
import { EGFR_RULE } from '@leveza/domain/exams/egfr.ts';
import { REFERENCES } from '@leveza/domain/exams/references.ts';
import { USUAL_REPEATS } from '@leveza/domain/exams/repeat.ts';
import { BMI_CLASSES, WAIST_TO_HEIGHT } from '@leveza/domain/measurements/figure-sources.ts';
import { FASTING_WAIT } from '@leveza/domain/plans/fasting-wait.ts';
import { ONCE_A_DAY } from '@leveza/domain/usage/once-a-day.ts';
import { VALIDITY_SOURCES } from '@leveza/domain/prescriptions/validity.ts';
import { ROTATION_SOURCES } from '@leveza/domain/rotation/rest.ts';
import { READING_NOTICES } from '@leveza/domain/measurements/alerts.ts';
import { NAME_NOTICES } from '@leveza/domain/catalog/name-notice.ts';
import * as figures from '@leveza/domain/measurements/figure-sources.ts';
import { FOOD_ALLERGY_ORIGIN } from '@leveza/domain/nutrition/allergies.ts';
import { LIQUID_ORIGIN } from '@leveza/domain/nutrition/drink-foods.ts';
import { FOOD_WORDS_ORIGIN } from '@leveza/domain/nutrition/food-figures.ts';
import { GOAL_RULES, KIDNEY_RULE } from '@leveza/domain/nutrition/goal-rules.ts';
import { NUTRITION_NOTICES } from '@leveza/domain/nutrition/notices.ts';
import { SUITING_FOODS } from '@leveza/domain/nutrition/suits.ts';
import { ALLERGY_GROUPS } from '@leveza/domain/profile/allergy-groups.ts';
import { EFFECT_TYPES } from '@leveza/domain/side-effects/effect-types.ts';
import { HELD_DOSE } from '@leveza/domain/applications/held-dose.ts';
import { ALL_RED_FLAGS } from '@leveza/domain/side-effects/red-flags.ts';
import { selfCareFor } from '@leveza/domain/side-effects/self-care.ts';
import { Sourced } from '@leveza/contract/sourced.ts';
import { expect, test } from 'vitest';
import { INTERACTIONS } from './features/interactions/known-interactions.ts';
import { GLP1_CATALOG } from './features/pens/shared/glp1-catalog.ts';
import { LABEL_FREQUENCIES } from './features/side-effects/label-frequencies.ts';

/** Every clinical rule and value that a patient can read, by its name. */
const RULES: [string, unknown][] = [
  ['classes of BMI', BMI_CLASSES],
  ['waist to height', WAIST_TO_HEIGHT],
  ['validity of a prescription', VALIDITY_SOURCES],
  ['rest of a zone', ROTATION_SOURCES],
  ['wait after a tablet', FASTING_WAIT],
  ['one tablet a day', ONCE_A_DAY],
  ['a dose held by a sign', HELD_DOSE],
  ...Object.entries(DOSE_RULES),
  ...ALL_RED_FLAGS.map((flag): [string, unknown] => [`red flag ${flag.key}`, flag]),
  ...READING_NOTICES.map((notice): [string, unknown] => [`reading ${notice.key}`, notice]),
  ...EFFECT_TYPES.flatMap((type): [string, unknown][] => {
    const care = selfCareFor(type);
    return care ? [[`self-care ${type}`, care]] : [];
  }),
  ...ALLERGY_GROUPS.map((group): [string, unknown] => [`allergy: ${group.why}`, group]),
  ...NAME_NOTICES.map((notice): [string, unknown] => [`name: ${notice.text}`, notice]),
  ['filtration of the kidneys', EGFR_RULE],
  ...REFERENCES.map((range): [string, unknown] => [`range of ${range.key}`, range]),
  ...CRITICAL_LIMITS.map((limit): [string, unknown] => [`critical ${limit.key}`, limit]),
  ...USUAL_REPEATS.map((repeat): [string, unknown] => [`repeat of ${repeat.name}`, repeat]),
  ...Object.entries(figures),
  ...Object.entries(GOAL_RULES).map(([goal, rule]): [string, unknown] => [`goal of ${goal}`, rule]),
  ['protein with kidney disease', KIDNEY_RULE],
  ['words of own foods', FOOD_WORDS_ORIGIN],
  ['drinks that count', LIQUID_ORIGIN],
  ['allergies to foods', FOOD_ALLERGY_ORIGIN],
  ...NUTRITION_NOTICES.map((notice): [string, unknown] => [`intake ${notice.key}`, notice]),
  ...SUITING_FOODS.map((list): [string, unknown] => [`foods for ${list.suits}`, list]),
  ...INTERACTIONS.interactions.map((pair): [string, unknown] => [`interaction ${pair.id}`, pair]),
  ...LABEL_FREQUENCIES.map((row): [string, unknown] => [`${row.product} ${row.dose} ${row.effect}`, row]),
  ...GLP1_CATALOG.counterfeitLots.map((lot): [string, unknown] => [`lot ${lot.lot}`, lot]),
  ...GLP1_CATALOG.products.flatMap((product): [string, unknown][] => [
    [product.id, product],
    ...(['missedDose', 'minGap', 'titration', 'storage', 'kinetics', 'notice'] as const).flatMap(
      (part): [string, unknown][] => (product[part] ? [[`${product.id} ${part}`, product[part]]] : []),
    ),
  ]),
];

test('every clinical rule has a source or says that it is ours, the date it was read, and a reviewer field', () => {
  expect(RULES.length).toBeGreaterThan(300);
  for (const [name, rule] of RULES) {
    const { sources, ours, reviewer } = Sourced.parse(rule, { error: () => `${name}: no origin` });
    expect(sources.length > 0 || ours !== null, name).toBe(true);
    expect(reviewer === null || reviewer.length > 0, name).toBe(true);
    for (const { readOn } of sources) expect(readOn <= '2026-12-31', name).toBe(true);
  }
});

/** Addresses a patient is sent to: the publishers' own. */
const PUBLISHERS =
  /(^|\.)(gov\.br|gov\.uk|nhs\.uk|nhsinform\.scot|hscni\.net|choosewellmanchester\.org\.uk|europa\.eu|fda\.gov|nih\.gov|scielo\.br|scielosp\.org|cvv\.org\.br|diabetes\.org\.br|sbemrs\.com\.br|heart\.org|kidney\.org|diabetesjournals\.org|lilly\.com|lillymedical\.eu|trulicity\.com|saxenda\.com|ozempicpro\.com|novonordisk\.no)$/;

test('a patient is sent only to whoever published the text; copies are kept and not offered', () => {
  const offered = RULES.flatMap(([, rule]) => Sourced.parse(rule).sources)
    .filter(({ isCopy }) => !isCopy)
    .flatMap(({ address }) => (address ? new URL(address).hostname : []));
  expect([...new Set(offered)].filter((host) => !PUBLISHERS.test(host))).toEqual([]);
});

test('no source is a clinic, a shop or a newspaper, and none is excused in its own text', () => {
  const texts = RULES.map(([, rule]) => {
    const { sources, ours } = Sourced.parse(rule);
    return [
      ...sources.map(({ title, organisation, section }) => `${title} ${organisation} ${section}`),
      ours,
    ].join(' ');
  }).join('\n');
  expect(texts).not.toMatch(/\.com|not[íi]cia|imprensa|cl[íi]nica|n[ãa]o verificad|n[ãa]o conferid/i);
});
