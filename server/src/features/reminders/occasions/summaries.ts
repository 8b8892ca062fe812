import type { EmailSettings } from '@leveza/domain/messages/settings.ts';
import { NEUTRAL_WORDS } from '@leveza/domain/reminders/neutral-words.ts';
import type { Occasion } from '@leveza/domain/reminders/occasion.ts';
import { addDays, type Day } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { DAY_MS, HOUR_MS } from '@leveza/domain/time/spans.ts';
import { later, occasionOf } from './occasion-of.ts';
import type { Span } from './span.ts';
import { dosesBefore, lastWeighing, type Recorded } from './week-figures.ts';

const HOME = { to: '/dashboard', search: {} } as const;
const USEFUL_MS = 20 * HOUR_MS;
const MOST_NAMED = 8;

/** The summary by e-mail, on the days and at the time of the digest, with the week before it and what the day after it holds. */
export function summaryOccasions(
  { digest }: Pick<EmailSettings, 'digest'>,
  occasions: readonly Occasion[],
  recorded: Recorded,
  { from, to }: Span,
): Occasion[] {
  const { zone } = recorded;
  if (!digest.enabled) return [];
  return daysFrom(from, to)
    .filter((day) => digest.days.includes(new Date(`${day}T00:00:00Z`).getUTCDay()))
    .map((day) => {
      const at = instantAt(day, digest.time, zone);
      const figures = dosesBefore(day, recorded);
      const { title, body } = NEUTRAL_WORDS.summary;
      return occasionOf('summary', {
        what: `summary:${day}`,
        at,
        usefulUntil: later(at, USEFUL_MS),
        place: HOME,
        priority: 'low',
        // Numbers of doses name no medicine; a weight is told only where details are.
        neutral: { title, body: [...figures, body].join('\n') },
        detailed: {
          title,
          body: [...figures, ...lastWeighing(recorded), ...comingAfter(at, occasions)].join('\n'),
        },
      });
    });
}

function comingAfter(at: Date, occasions: readonly Occasion[]): string[] {
  const titles = occasions
    .filter((occasion) => occasion.at >= at && occasion.at < later(at, DAY_MS) && isAhead(occasion))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ detailed }) => detailed.title);
  if (titles.length === 0) return ['Nada programado para as próximas 24 horas.'];
  const more = titles.length - MOST_NAMED;
  return ['Nas próximas 24 horas:', ...titles.slice(0, MOST_NAMED), ...(more > 0 ? [`e mais ${more}`] : [])];
}

const isAhead = ({ kind }: Occasion) => !kind.endsWith('-missed') && !kind.endsWith('-closing');

function daysFrom(from: Day, to: Day): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
