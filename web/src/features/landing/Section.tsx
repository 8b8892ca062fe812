import { type ReactNode, useId } from 'react';
import { CONTENT } from '../../ui/site/looks.ts';

interface Props {
  /** The address of the part within the page, such as `planos`. */
  name: string;
  title: string;
  lead?: ReactNode;
  className?: string;
  /** On wide screens the heading stands beside the content. */
  isBeside?: boolean;
  children: ReactNode;
}

/** One part of the landing page under its own heading, with room around it. */
export function Section({ name, title, lead, className = '', isBeside, children }: Props) {
  const id = useId();
  return (
    <section id={name} aria-labelledby={id} className={`scroll-mt-18 ${className}`}>
      <div
        className={`${CONTENT} grid gap-6 py-10 sm:gap-12 sm:py-24 ${isBeside ? 'lg:grid-cols-[1fr_2fr]' : ''}`}
      >
        <div className="grid max-w-2xl content-start gap-3">
          <h2 id={id} className="text-3xl leading-tight font-bold tracking-tight text-balance sm:text-5xl">
            {title}
          </h2>
          {lead && <p className="text-pretty text-ink-soft sm:text-xl">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
