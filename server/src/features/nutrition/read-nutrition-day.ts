import type { NutritionDay } from '@leveza/contract/nutrition/day.ts';
import { LOW_INTAKE, noticeOf } from '@leveza/domain/nutrition/notices.ts';
import { suitsOf } from '@leveza/domain/nutrition/suits.ts';
import { usualMeals } from '@leveza/domain/nutrition/usual-meals.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';
import { missingMeals } from '@leveza/domain/nutrition/missing-meals.ts';
import { type Day, addDays, dayIn } from '@leveza/domain/time/days.ts';
import { instantAt, wallClock } from '@leveza/domain/time/instants.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import type { Call } from '../../http/call.ts';
import { newestApplicationsQuestion } from '../applications/shared/past-doses.ts';
import { effectsQuestion, inUseQuestion, signedMealsQuestion } from './day-questions.ts';
import { eatenDays, eatenQuestions } from './eaten-days.ts';
import { foodMarksQuestion } from './food-marks.ts';
import { type AllergyOf, allergiesQuestion } from './food-allergies.ts';
import { shippedReply } from './food-reply.ts';
import { bodyQuestion, goalsReply, settingsQuestion, slotsOf } from './goals.ts';
import { mealsIn } from './meals-in.ts';
import { mealReplies, mealsReply } from './reply.ts';
import { wellbeingQuestion } from './shared/wellbeing.ts';
import { shippedFood } from './shipped-foods.ts';
import { supplementsOf } from './supplement-uses.ts';
import { waterReply } from './water-reply.ts';

const NOT_SAID = { hunger: null, cravings: null, satiety: null, energy: null };
const NOTHING_OFFERED = { notices: [], suggestions: [], usualMeals: [] };

/** The day as its screen shows it; offers look at today alone. */
export async function readNutritionDay(call: Call, asked: Day | undefined): Promise<NutritionDay> {
  const { db, owner, zone, now } = call;
  const today = dayIn(zone, now);
  const day = asked ?? today;
  const span = { owner, zone, from: addDays(day, -LOW_INTAKE.within), to: day };
  const [meals, drunk, taken, body, settings, wellbeing, allergyOf, isInUse] = await askInOne(
    db,
    ...eatenQuestions(span),
    bodyQuestion(owner),
    settingsQuestion(owner),
    wellbeingQuestion(owner, day, day),
    allergiesQuestion(owner),
    inUseQuestion(owner),
  );
  const goals = goalsReply(body, settings, today);
  const days = eatenDays(span, [meals, drunk, taken]);
  const { totals, incomplete } = days.at(-1)!;
  const ofDay = meals.filter(({ meal }) => meal!.day === day);
  const ofDayBefore = meals.filter(({ meal }) => meal!.day === addDays(day, -1));
  const replies = mealReplies(ofDay, allergyOf);
  const [felt = { ...NOT_SAID, day }] = wellbeing;
  const drinks = drunk.filter((drink) => drink.day === day);
  const eaten = ofDay.flatMap((row) => (row.eaten ? [row.eaten] : []));
  return {
    day,
    isToday: day === today,
    meals: replies,
    allSlots: slotsOf(settings),
    slots: slotsOf(settings).filter(({ name }) => !replies.some((meal) => isSameName(meal.name, name))),
    supplements: supplementsOf(day, zone, taken, eaten),
    totals,
    incomplete,
    goals,
    water: waterReply(day, goals.water, drinks, ofDay),
    wellbeing: felt,
    canCopyYesterday: missingMeals(mealsIn(ofDayBefore), mealsIn(ofDay)).length > 0,
    isInUse,
    ...(day === today ? await offered(call, { today, days, goals, drunk, allergyOf }) : NOTHING_OFFERED),
  };
}

const isSameName = (one: string, other: string) => searchText(one) === searchText(other);

interface Known {
  today: Day;
  days: ReturnType<typeof eatenDays>;
  goals: { protein: number; water: number };
  drunk: readonly { day: Day }[];
  allergyOf: AllergyOf;
}

/** The notice, the foods that suit and the usual meals of today. */
async function offered(call: Call, { today, days, goals, drunk, allergyOf }: Known) {
  const { db, owner, zone, now } = call;
  const [effects, [dose], marks, signed] = await askInOne(
    db,
    effectsQuestion(owner, instantAt(addDays(today, -LOW_INTAKE.within), '00:00', zone)),
    newestApplicationsQuestion(owner, 1),
    foodMarksQuestion(owner, today),
    signedMealsQuestion(owner, today),
  );
  const felt = effects.map(({ effectType, feltAt }) => ({ effectType, day: dayIn(zone, feltAt) }));
  const { time: clock } = wallClock(zone, now);
  const notice = noticeOf({
    today,
    now: clock,
    days,
    goals,
    vomitedOn: felt.filter(({ effectType }) => effectType === 'vomiting').map(({ day }) => day),
    drankOn: drunk.map(({ day }) => day),
  });
  const lastDoseOn = dose ? dayIn(zone, dose.appliedAt) : null;
  const usual = usualMeals(signed, today, clock);
  const known =
    usual.length > 0
      ? await mealsReply(
          call,
          usual.map(({ id }) => id),
        )
      : [];
  return {
    notices: notice ? [{ ...notice, sources: [...notice.sources] }] : [],
    suggestions: suitsOf({ today, effects: felt, lastDoseOn }).map(({ list, reason }) => {
      const { suits, tips, sources, ours, reviewer } = list;
      const foods = list.foods.map((code) => shippedReply(shippedFood(code)!, marks, allergyOf));
      const safe = foods.filter(({ allergy }) => allergy === null);
      return { suits, reason, tips: [...tips], foods: safe, sources: [...sources], ours, reviewer };
    }),
    usualMeals: usual.map(({ id, time, timesEaten }) => {
      const { name, foods, totals, incomplete } = known.find((meal) => meal.id === id)!;
      return { mealId: id, name, time, timesEaten, foods, totals, incomplete };
    }),
  };
}
