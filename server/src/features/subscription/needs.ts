import { aiSearch } from '@leveza/contract/catalog/search.ts';
import { startCalendarFeed } from '@leveza/contract/calendar/feed.ts';
import type { Endpoint } from '@leveza/contract/endpoint.ts';
import { extractExam, extractExamPicture } from '@leveza/contract/exams/extract.ts';
import { updateMessageSettings } from '@leveza/contract/messages/settings.ts';
import { readMealText } from '@leveza/contract/nutrition/day.ts';
import { addPlan } from '@leveza/contract/plans/plans.ts';
import { createShare } from '@leveza/contract/shares/shares.ts';
import type { FeatureId } from '@leveza/domain/subscription/features.ts';
import { eq } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Call } from '../../http/call.ts';
import type { CallOf } from '../../http/serve.ts';
import { calendarFeeds } from '../calendar/table.ts';
import { chosenSettings } from '../messages/shared/chosen-settings.ts';
import { isPlanned } from './is-planned.ts';

type Answer = FeatureId | null;
/** Which feature a call begins; null where it begins nothing new. */
export type Need = (call: Call, config: Config) => Promise<Answer>;

const needing = <E extends Endpoint>(
  endpoint: E,
  need: (call: CallOf<E>, config: Config) => Promise<Answer>,
): [Endpoint, Need] => [endpoint, need as unknown as Need]; // `serve` hands each call to its own endpoint

/**
 * The one list of calls that need a plan. Only what begins something new is here: a treatment under way, what is
 * recorded about it, warnings, stock, export and deletion need none (`needs.test.ts` names the reason for every other
 * call).
 */
export const NEEDS: ReadonlyMap<Endpoint, Need> = new Map([
  needing(aiSearch, async (_, { llm }) => (llm ? 'ai' : null)),
  needing(readMealText, async (_, { llm }) => (llm ? 'ai' : null)),
  needing(extractExam, async (_, { llm }) => (llm ? 'ai' : null)),
  needing(extractExamPicture, async (_, { llm }) => (llm ? 'ai' : null)),

  // A report is read and printed without a plan, and old links go on.
  needing(createShare, async () => 'reports'),

  // A new secret address in place of an old one is the same feed.
  needing(startCalendarFeed, async ({ db, owner }) =>
    (await db.$count(calendarFeeds, eq(calendarFeeds.userId, owner))) > 0 ? null : 'calendar',
  ),

  // Switching on begins it. A device renews its address without being asked (`addPushSubscription` needs nothing).
  needing(updateMessageSettings, async ({ db, owner, body }, config) => {
    if (!body.whatsapp?.enabled && !body.push?.pushEnabled) return null;
    const { settings } = await chosenSettings(db, owner, config);
    if (body.whatsapp?.enabled && !settings.whatsapp.enabled) return 'whatsapp';
    return body.push?.pushEnabled && !settings.push.pushEnabled ? 'push' : null;
  }),

  needing(addPlan, async ({ db, owner, body }) => {
    if (body.medicationType === 'glp1' || (await isPlanned(db, owner, body))) return null;
    return body.medicationType === 'oral_medication' ? 'oral-medications' : 'supplements';
  }),
]);
