import { useNavigate, useSearch } from '@tanstack/react-router';

/** Which prescription is being written: `?receita=new`, or its identifier. */
export function usePrescriptionView() {
  const { receita } = useSearch({ strict: false }) as Record<string, unknown>;
  const navigate = useNavigate();
  const show = (what: string | undefined) =>
    void navigate({
      to: '.',
      search: ((before: object) => ({ ...before, receita: what })) as never,
      replace: true,
      resetScroll: false,
    });
  return {
    opened: typeof receita === 'string' ? receita : null,
    show,
    close: () => show(undefined),
  };
}
