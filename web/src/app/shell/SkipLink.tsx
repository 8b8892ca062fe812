export const MAIN_ID = 'conteudo';

export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // Only the focus moves: the address, and so the history, stays as it is.
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
      className="sr-only z-50 rounded-xl bg-brand px-4 py-3 font-semibold text-on-brand focus:not-sr-only focus:fixed
        focus:top-3 focus:left-3"
    >
      Pular para o conteúdo
    </a>
  );
}
