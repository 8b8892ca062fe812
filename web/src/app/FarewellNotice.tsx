import { CircleCheck } from 'lucide-react';

/** A file of its own: only the patient who has just left sees it. */
export function FarewellNotice({ onClose }: { onClose: () => void }) {
  return (
    <div className="flex items-center justify-center gap-3 bg-ok-soft px-4 py-2 text-ok-ink">
      <CircleCheck aria-hidden className="size-5 shrink-0" />
      <p className="text-pretty text-ink">Sua conta foi excluída, com tudo o que havia nela.</p>
      <button
        type="button"
        onClick={onClose}
        className="min-h-11 cursor-pointer rounded-xl px-3 font-semibold hover:underline"
      >
        Fechar
      </button>
    </div>
  );
}
