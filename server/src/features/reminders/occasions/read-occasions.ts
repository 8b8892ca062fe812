import type { MessageSettings } from '@leveza/domain/messages/settings.ts';
import type { Occasion } from '@leveza/domain/reminders/occasion.ts';
import type { ReminderSettings } from '@leveza/domain/reminders/settings.ts';
import { heldUntil, holdingSign } from '@leveza/domain/side-effects/held-dose.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { askInOne } from '../../../db/ask-in-one.ts';
import { askTogether } from '../../../db/ask-together.ts';
import type { Call } from '../../../http/call.ts';
import { doseMarks } from '../../applications/shared/dose-marks.ts';
import { stockQuestion } from '../../pens/shared/shelf.ts';
import { remindedDoses } from '../../plans/shared/reminded-doses.ts';
import { issueDaysQuestion } from '../../prescriptions/shared/issue-days.ts';
import { signUpQuestion } from '../../measurements/shared/first-weight.ts';
import { recentEffectsQuestion } from '../../side-effects/shared/recent-effects.ts';
import { appointmentsQuestion } from './appointments.ts';
import { boxesQuestion } from './boxes.ts';
import { doseOccasions } from './doses.ts';
import { injectionOccasions } from './injections.ts';
import { milestoneOccasions, milestonesReachedQuestion } from './milestones.ts';
import { later } from './occasion-of.ts';
import { effectOccasions } from './side-effects.ts';
import { signInsQuestion } from './sign-ins.ts';
import { isWithin, spanOf } from './span.ts';
import { summaryOccasions } from './summaries.ts';
import { supplyOccasions } from './supplies.ts';
import { lastWeighingQuestion, weighingOccasions } from './weighing.ts';
import { WEEK_DAYS } from './week-figures.ts';

interface Chosen {
  messageSettings: MessageSettings;
  reminderSettings: ReminderSettings;
}

/** Everything there is to remind a patient of, from two days ago until a moment. Four statements in two waves. */
export async function readOccasions(call: Call, chosen: Chosen, until: Date): Promise<Occasion[]> {
  const { db, owner, zone, now } = call;
  const span = spanOf(call, until);
  const { email } = chosen.messageSettings;
  // A summary tells the week before it.
  const days = { from: email.digest.enabled ? addDays(span.from, -WEEK_DAYS) : span.from, to: span.to };
  const [{ doses, areInjectionsReminded }, [treated, records]] = await askTogether(
    db,
    () => remindedDoses(call, days),
    async () => {
      const marked = await doseMarks(call, days);
      const others = await askInOne(
        db,
        appointmentsQuestion(call, span),
        boxesQuestion(call, span),
        stockQuestion(owner),
        issueDaysQuestion(owner),
        lastWeighingQuestion(call),
        milestonesReachedQuestion(call, marked.treatment),
        signUpQuestion(call),
        recentEffectsQuestion(owner, later(span.since, -DAY_MS), (effects) => effects),
        signInsQuestion(call, span),
      );
      return [marked, others] as const;
    },
  );
  const [booked, boxes, pens, receitas, weighed, reached, signUp, felt, entered] = records;
  const { weighEveryDays } = chosen.reminderSettings;
  const sign = holdingSign(felt, now);
  const here = { zone, now, heldUntil: sign && heldUntil(sign.feltAt) };
  const found = [
    ...doseOccasions(doses, here),
    ...(areInjectionsReminded ? injectionOccasions(treated, here) : []),
    ...booked,
    ...boxes,
    ...supplyOccasions(call, { treatment: treated.treatment, pens, receitas }),
    ...weighingOccasions(weighed, weighEveryDays, zone, span),
    ...milestoneOccasions(call, treated.treatment, {
      reached,
      signUp,
      currentWeight: weighed?.kg ?? null,
    }),
    ...effectOccasions(felt),
    ...entered,
  ];
  const recorded = { doses, marks: treated.marks, weighed, zone };
  const summaries = summaryOccasions(email, found, recorded, span);
  return [...found, ...summaries].filter(({ at }) => isWithin(at, span));
}
