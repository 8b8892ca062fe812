import type { Report } from '@leveza/contract/reports/reports.ts';
import type { Section } from '../block.ts';

export function sourcesSection({ sources, medicines, type }: Report): Section | null {
  // A doctor's report names the lesser interactions without a text that would need a source: two pages are all it has.
  const isBrief = type === 'medical';
  const named = medicines?.interactions.filter(({ severity }) => isBrief && severity !== 'high') ?? [];
  const unsaid = new Set(named.flatMap((notice) => notice.sources.map(placeOf)));
  const items = sources
    .filter((source) => !unsaid.has(placeOf(source)))
    .map(({ title, section, organisation, year }) =>
      [title, isBrief ? null : section, organisation, year].filter(Boolean).join('. '),
    );
  if (items.length === 0) return null;
  const text = [...new Set(items)].join('; ').concat('.');
  return { id: 'sources', title: 'Fontes', blocks: [{ kind: 'text', tone: 'quiet', text }] };
}

const placeOf = ({ title, section }: Report['sources'][number]) => `${title} ${section}`;
