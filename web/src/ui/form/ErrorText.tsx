import { CircleAlert } from 'lucide-react';
import { FieldError } from 'react-aria-components';

/** The sentence under a field that says what is wrong with it, never by colour alone. */
export function ErrorText({ children }: { children: string | undefined }) {
  return (
    <FieldError className="flex items-start gap-1.5 text-sm font-medium text-critical-ink">
      {children && (
        <>
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{children}</span>
        </>
      )}
    </FieldError>
  );
}
