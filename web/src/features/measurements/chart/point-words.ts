interface PointWords {
  /** The name of the chart. */
  label: string;
  line: string;
  column: string;
  /** 'Até 08/11/2026', before the day of a point; null where the moment of its weighing says it. */
  until: string | null;
}

const WEIGHINGS: PointWords = { label: 'Peso', line: 'Tendência de 7 dias', column: 'Peso', until: null };

/** The meaning of a point of the weight chart: a weighing, or the average of seven days in so many. */
export function pointWords(daysPerPoint: number | null): PointWords {
  if (daysPerPoint === null) return WEIGHINGS;
  const often = oftenText(daysPerPoint);
  return {
    label: `Média de peso de 7 dias, uma ${often}`,
    line: `Média de 7 dias, uma ${often}`,
    column: 'Média de 7 dias',
    until: '7 dias até',
  };
}

function oftenText(days: number): string {
  if (days === 1) return 'por dia';
  return days === 7 ? 'por semana' : `a cada ${days / 7} semanas`;
}
