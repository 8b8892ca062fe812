import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import { zoneLabel } from '@leveza/domain/rotation/zones.ts';
import { dayOf, formatDay, formatMg, formatTime } from '../../../lib/format.ts';
import { capitalised, dayFigure, dayText, distanceText } from '../../../lib/moment-words.ts';
import { type NextDoseWords, prescriberWords } from '../shared/next-dose-words.ts';
import type { Overview } from '../use-overview.ts';

interface Here {
  zone: string;
  now: Date;
}

/** A dose that was not applied in time is named by its day: it is not the next one. */
export function leadTitle({ plannedAt }: NextDose, words: NextDoseWords | null, { zone, now }: Here): string {
  if (!words?.caution || !plannedAt) return 'Próxima aplicação';
  return `Dose de ${dayText(dayOf(plannedAt, zone), dayOf(now, zone))}`;
}

/** The lead's large word and the line under it: 'Terça' over 'Em 2 dias, 17/11 às 08:10', '27/11' over 'Em 9 dias, sexta-feira às 08:10'; a late dose and a pause lead with their state. */
export function leadFigure(
  nextDose: NextDose,
  words: NextDoseWords | null,
  { zone, now }: Here,
): { figure?: string; detail?: string } {
  const { state, plannedAt } = nextDose;
  const prescriber = prescriberWords(nextDose);
  if (prescriber) return { figure: prescriber.title, detail: prescriber.detail };
  if (!words) return {};
  if (state === 'paused' && plannedAt) return { figure: words.badge?.text, detail: words.headline };
  if (!plannedAt) return { figure: words.headline, detail: words.detail ?? undefined };
  if (words.caution) return { figure: words.badge?.text, detail: words.headline };
  const day = dayOf(plannedAt, zone);
  const { figure, rest } = dayFigure(day, dayOf(now, zone));
  const distance = distanceText(plannedAt, { zone, now });
  // 'Amanhã' is the figure already.
  const isFigure = capitalised(distance) === figure;
  const moment = `${rest ?? formatDay(day).slice(0, 5)} às ${formatTime(plannedAt, zone)}`;
  return {
    figure,
    detail: isFigure ? capitalised(moment) : capitalised(`${distance}, ${moment}`),
  };
}

/** 'Ozempic 1 mg · Coxa esquerda, parte de cima', as far as Leveza suggests them; no medicine without its dose. */
export function dosePlaceText({ suggestion }: Overview): string {
  const { medicationName, expectedDoseMg: mg, zone } = suggestion;
  const dose = medicationName && mg !== null && `${medicationName} ${formatMg(mg)}`;
  return [dose, zone && zoneLabel(zone)].filter(Boolean).join(' · ');
}
