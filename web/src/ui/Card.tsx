import { type ReactNode, useId } from 'react';

interface Props {
  title?: string;
  subtitle?: ReactNode;
  /** Beside the title: a badge, a menu, a link. */
  corner?: ReactNode;
  as?: 'section' | 'article' | 'li' | 'div';
  headingLevel?: 2 | 3;
  className?: string;
  children?: ReactNode;
}

/** A rounded surface with a hairline; with a title it is a named part of the page. */
export function Card({
  title,
  subtitle,
  corner,
  as: Tag = 'section',
  headingLevel = 2,
  className = '',
  children,
}: Props) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Tag
      aria-labelledby={title && Tag !== 'div' ? id : undefined}
      className={`flex min-w-0 flex-col gap-3 rounded-2xl border border-line bg-surface p-5 sm:gap-4 ${className}`}
    >
      {(title || corner) && (
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          <div className="min-w-0 flex-[1_1_6rem]">
            {title && (
              <Heading
                id={id}
                className="text-lg leading-snug font-semibold tracking-tight text-balance wrap-anywhere"
              >
                {title}
              </Heading>
            )}
            {subtitle && <p className="text-sm text-pretty text-ink-soft">{subtitle}</p>}
          </div>
          {corner && (
            <div className="flex shrink-0 items-center gap-1 [&>button]:-my-2 [&>button:last-child]:-mr-2.5">
              {corner}
            </div>
          )}
        </div>
      )}
      {children}
    </Tag>
  );
}
