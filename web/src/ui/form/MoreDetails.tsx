import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type FieldPath, type FieldValues, useFormState } from 'react-hook-form';
import type { ZodForm } from './use-zod-form.ts';

interface Props<V extends FieldValues, O> {
  form: ZodForm<V, O>;
  /** The fields folded away. */
  names: readonly FieldPath<V>[];
  label?: string;
  /** Where what is folded away is already filled in. */
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** Folds optional fields away; it opens by itself when one of them is wrong. */
export function MoreDetails<V extends FieldValues, O>({
  form,
  names,
  label = 'Mais detalhes',
  isOpenAtFirst = false,
  children,
}: Props<V, O>) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { errors, submitCount } = useFormState({ control: form.control });
  const wrong = names.find((name) => errors[name]);
  if (wrong && !isOpen) setOpen(true);

  // A field that was folded away could not take the focus that a refused form gives to its first wrong one.
  const focusWrong = useEffectEvent(() => {
    const isOnlyHere = Object.keys(errors).every((name) => names.some((detail) => detail === name));
    if (wrong && isOnlyHere) form.setFocus(wrong);
  });
  useEffect(() => {
    if (submitCount > 0) focusWrong();
  }, [submitCount]);

  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-2xl border border-line"
    >
      <summary
        className="flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-2xl px-4 font-semibold
          hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <ChevronRight
          aria-hidden
          className="size-5 text-ink-soft transition-transform duration-150 group-open:rotate-90"
        />
        {label}
      </summary>
      <div className="px-4 pt-3 pb-5">{children}</div>
    </details>
  );
}
