import { useId, type ReactNode, type Ref } from 'react';

interface Props {
  title: string;
  isShown: boolean;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
}

/**
 * One part of the sign-up form. It is hidden, never removed, so that typed text stays, even text that cannot be parsed
 * yet.
 */
export function RegisterStep({ title, isShown, headingRef, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      hidden={!isShown}
      className="grid gap-5 not-first:border-line hidden:hidden sm:grid-cols-2 sm:gap-x-6 sm:not-first:border-t sm:not-first:pt-6"
    >
      <h2
        id={id}
        ref={headingRef}
        tabIndex={-1}
        className="text-lg font-semibold tracking-tight outline-none sm:col-span-2"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}
