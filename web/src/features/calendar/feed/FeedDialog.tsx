import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Section } from '../../../ui/FactSection.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { FeedAddress } from './FeedAddress.tsx';
import { useFeed } from './use-feed.ts';

/** The calendar in other apps: by a secret address that stays up to date, or as a file of today. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const feed = useFeed();
  const { state, isSaving, save } = feed;
  const [chosen, setShowsNames] = useState<boolean | null>(null);
  // An address says what it shows until another choice is made.
  const showsNames = chosen ?? state.data?.data?.showsNames ?? false;
  return (
    <DialogFrame isOpen look="sheet" onClose={onClose}>
      <Dialog
        title="Assinar calendário"
        description="Um endereço secreto mostra seu calendário do Leveza em outro aplicativo, sempre em dia."
        isOpen
        onClose={onClose}
      >
        <div className="grid gap-5">
          <Switch
            label="Mostrar os nomes"
            hint={
              showsNames
                ? 'Quem vê sua agenda lê os nomes dos remédios e das consultas.'
                : 'Quem vê sua agenda lê só “Leveza: dose” ou “Leveza: compromisso”.'
            }
            value={showsNames}
            onChange={setShowsNames}
          />
          {state.isLoadingError ? (
            <ErrorState query={state} />
          ) : state.data ? (
            <FeedAddress feed={feed} existing={state.data.data} showsNames={showsNames} />
          ) : (
            <SkeletonList rows={1} />
          )}
          <Section title="Baixar uma vez">
            <p className="text-pretty text-ink-soft">
              Um arquivo com os dias de agora. Ele não muda quando seu calendário muda.
            </p>
            <Button
              variant="secondary"
              icon={Download}
              isPending={isSaving}
              pendingLabel="Baixando..."
              onPress={() => save(showsNames)}
            >
              Baixar arquivo .ics
            </Button>
          </Section>
        </div>
      </Dialog>
    </DialogFrame>
  );
}
