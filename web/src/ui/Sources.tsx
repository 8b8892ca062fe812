import type { Citation, ReadAs, Sourced } from '@leveza/domain/sources/source.ts';
import { ChevronDown } from 'lucide-react';
import { formatDay } from '../lib/format.ts';

/** A rule of the place; `about` tells several of them apart. */
export type SourcedRule = Sourced & { about?: string };

/** Sources of all that a place says, folded away: each place has one. Plain, because public pages lack the kit. */
export function Sources({ of: rules }: { of: readonly SourcedRule[] }) {
  if (rules.length === 0) return null;
  return (
    <details className="group/sources min-w-0 text-xs text-ink-soft">
      <summary
        className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1 rounded-lg font-medium
          [&::-webkit-details-marker]:hidden"
      >
        Fontes
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 transition-transform duration-150 group-open/sources:rotate-180"
        />
      </summary>
      <ul className="grid gap-2 pb-2 text-pretty wrap-anywhere">
        {linesOf(rules).map(({ key, about, citation, ours }) => (
          <li key={key} className={about ? 'mt-1 first:mt-0' : ''}>
            {about && <span className="font-medium text-ink">{about}: </span>}
            {citation ? <CitationText citation={citation} /> : `Regra do Leveza: ${ours}.`}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface Line {
  key: string;
  about: string | undefined;
  citation: Citation | null;
  ours: string | null;
}

/** One line a source, and one for what is ours; what several rules share is said once. */
function linesOf(rules: readonly SourcedRule[]): Line[] {
  const lines = rules.flatMap(({ about, sources, ours }) => {
    const isFirst = (index: number) => (index === 0 ? about : undefined);
    const cited = sources.map((citation, index) => ({
      key: `${about ?? ''} ${citation.title} ${citation.section}`,
      about: isFirst(index),
      citation,
      ours: null,
    }));
    if (ours === null) return cited;
    return [...cited, { key: `${about ?? ''} ${ours}`, about: isFirst(cited.length), citation: null, ours }];
  });
  return [...new Map(lines.map((line) => [line.key, line])).values()];
}

const READ: Record<ReadAs, string> = {
  whole: 'Texto lido inteiro',
  passage: 'Trecho lido',
  quoted: 'Visto só em outro texto, que o cita,',
};

function CitationText({ citation }: { citation: Citation }) {
  const { title, section, organisation, year, address, isCopy, readAs, readOn } = citation;
  const isOpenable = address !== null && !isCopy;
  const copy = isCopy && readAs !== 'quoted' ? ', em uma cópia pública' : '';
  return (
    <>
      {isOpenable ? (
        <a href={address} target="_blank" rel="noreferrer" className="underline underline-offset-2">
          {title}
        </a>
      ) : (
        title
      )}
      {`, ${section}. ${organisation}${year ? `, ${year}` : ''}. ${READ[readAs]} em ${formatDay(readOn)}${copy}.`}
    </>
  );
}
