import type { Dashboard } from '@leveza/contract/dashboard.ts';

/** The value itself and whom to ask; covered, only that there is something to read. */
export function urgentWords([first, ...others]: Dashboard['urgent'], isCovered: boolean): string {
  if (!first) return '';
  if (isCovered) return 'Um exame pede uma conversa hoje';
  if (others.length > 0) return `${others.length + 1} valores críticos: fale com o médico hoje`;
  const { parameter, value, unit } = first;
  return `${parameter} ${[value, unit].filter(Boolean).join('\u00A0')} é crítico: fale com o médico hoje`;
}
