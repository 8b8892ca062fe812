import type { Report } from '@leveza/contract/reports/reports.ts';
import type { Section } from '../block.ts';

export function sourcesSection({ sources }: Report): Section | null {
  if (sources.length === 0) return null;
  const items = sources.map(({ title, section, organisation, year }) =>
    [title, section, organisation, year].filter(Boolean).join('. '),
  );
  const text = [...new Set(items)].join('; ').concat('.');
  return { id: 'sources', title: 'Fontes', blocks: [{ kind: 'text', tone: 'quiet', text }] };
}
