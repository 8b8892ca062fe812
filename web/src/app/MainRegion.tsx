import { createContext, type ReactNode, use } from 'react';

/** Whether a `main` is already around: the shell has one, public pages bring their own. */
export const InsideMain = createContext(false);

/** The page's `main`, or a plain part of it where there is one already. */
export function MainRegion({
  children,
  className,
  isBusy,
}: {
  children: ReactNode;
  className: string;
  isBusy?: boolean;
}) {
  const Tag = use(InsideMain) ? 'div' : 'main';
  return (
    <Tag className={className} aria-busy={isBusy}>
      {children}
    </Tag>
  );
}
