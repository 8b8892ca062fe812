import type { Application } from '@leveza/contract/applications/applications.ts';
import type { WellbeingDay } from '@leveza/contract/nutrition/wellbeing.ts';
import { WELLBEING_LABEL, WELLBEING_SCALES } from '@leveza/domain/nutrition/wellbeing.ts';
import { formatMg, formatNumber } from '../../../lib/format.ts';

export type Dose = Pick<Application, 'medicationName' | 'doseMg' | 'datetime'>;

const list = new Intl.ListFormat('pt-BR');

/** The means of what was answered, and how many doses stand beside it. */
export function wellbeingSummary(days: readonly WellbeingDay[], doses: readonly Dose[]): string {
  const means = WELLBEING_SCALES.flatMap((scale) => {
    const values = days.map((day) => day[scale]).filter((value) => value !== null);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.length === 0
      ? []
      : [`${WELLBEING_LABEL[scale].toLowerCase()} ${formatNumber(Math.round(mean * 10) / 10)}`];
  });
  const answered = days.length === 1 ? '1 dia respondido' : `${days.length} dias respondidos`;
  const applied = doses.length === 1 ? '1 dose' : `${doses.length} doses`;
  return `${answered} e ${applied}. Médias, de 0 a 4: ${list.format(means)}.`;
}

/** '1 de 4', or a dash where nothing was answered. */
export const scaleText = (value: number | null): string => (value === null ? '-' : `${value} de 4`);

export const dosesText = (doses: readonly Dose[]): string =>
  doses.length === 0 ? '-' : doses.map(({ doseMg }) => formatMg(doseMg)).join(', ');

/** One day in the bubble of the chart: 'Fome 1, Energia 3, dose de 0,5 mg'. */
export function dayText(day: WellbeingDay, doses: readonly Dose[]): string {
  return [
    ...WELLBEING_SCALES.flatMap((scale) =>
      day[scale] === null ? [] : [`${WELLBEING_LABEL[scale]} ${day[scale]}`],
    ),
    ...doses.map(({ doseMg }) => `dose de ${formatMg(doseMg)}`),
  ].join(', ');
}
