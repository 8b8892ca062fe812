import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useParts } from '../../../lib/use-pages.ts';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { EntryRow } from './EntryRow.tsx';
import type { PastEntry, Planned } from './past-plan.ts';
import { countText, entryError } from './use-record-past.ts';

interface Props {
  planned: Planned;
  medicationName: string;
  failure: string | null;
  onChange: (entries: PastEntry[]) => void;
}

/** Every date before it is recorded; each can be corrected or taken out. */
export function PastPreview({ planned, medicationName, failure, onChange }: Props) {
  const { timeZone } = useSession();
  const now = useNow();
  const { entries, recorded, future } = planned;
  const { shown, pages } = useParts(entries, 50);

  const replace = (changed: PastEntry) =>
    onChange(entries.map((entry) => (entry.key === changed.key ? changed : entry)));
  const remove = (gone: PastEntry) => onChange(entries.filter((entry) => entry !== gone));

  return (
    <div className="grid gap-4">
      <div ref={takeFocus} tabIndex={-1} className="grid gap-1 outline-none">
        <p className="font-semibold">
          {medicationName}: {countText(entries.length)}
        </p>
        <p className="text-sm text-pretty text-ink-soft">
          Confira as datas e as doses.
          {recorded > 0 && ` ${leftOut(recorded)} porque já há aplicação registrada perto.`}
          {future > 0 && ` ${leftOut(future)} porque ainda não chegou a hora.`}
        </p>
      </div>
      <FormAlert>{failure}</FormAlert>
      <ol aria-label="Aplicações a lançar" className="divide-y divide-line rounded-2xl border border-line">
        {shown.map((entry) => (
          <EntryRow
            key={entry.key}
            entry={entry}
            error={entryError(entry, timeZone, now)}
            onChange={replace}
            onRemove={() => remove(entry)}
          />
        ))}
      </ol>
      <MoreButton pages={pages} />
    </div>
  );
}

const leftOut = (count: number) => (count === 1 ? '1 ficou de fora' : `${count} ficaram de fora`);

/** The form that had the focus is gone. */
function takeFocus(summary: HTMLElement | null): void {
  summary?.focus({ preventScroll: true });
}
