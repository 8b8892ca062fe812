import { readReminderSettings, type ReminderSettings } from '@leveza/contract/reminders/settings.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/api.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FoldGroup } from '../../../ui/FoldGroup.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { KIND_GROUPS } from './kind-words.ts';
import { KindFields } from './KindFields.tsx';
import { RhythmFields } from './RhythmFields.tsx';
import { useSaveReminders } from './use-save-reminders.ts';

const TITLE = 'O que lembrar';

export function RemindersDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(read(readReminderSettings, {}));
  if (query.data) return <RemindersForm settings={query.data.data} onClose={onClose} />;
  return (
    <Dialog title={TITLE} isOpen onClose={onClose}>
      {query.isLoadingError ? <ErrorState query={query} /> : <SkeletonList />}
    </Dialog>
  );
}

function RemindersForm({ settings, onClose }: { settings: ReminderSettings; onClose: () => void }) {
  const recording = useSaveReminders(settings, onClose);
  const { form } = recording;
  return (
    <FormDialog title={TITLE} recording={recording} className="grid gap-6" onClose={onClose}>
      {KIND_GROUPS.map(({ title, kinds }) => (
        <section key={title} aria-label={title} className="grid gap-2">
          <h3 className="text-sm font-medium text-ink-soft">{title}</h3>
          <FoldGroup>
            {kinds.map((kind) => (
              <KindFields key={kind} form={form} kind={kind} />
            ))}
          </FoldGroup>
        </section>
      ))}
      <RhythmFields form={form} />
    </FormDialog>
  );
}
