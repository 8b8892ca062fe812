import { Activity, GlassWater, type LucideIcon, Pill, Syringe, Utensils, Weight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from 'react-aria-components';
import type { RecordName } from '../../lib/record-address.ts';
import { Dialog } from '../../ui/Dialog.tsx';

interface Props {
  onChoose: (record: RecordName) => void;
  onClose: () => void;
  /** Symptoms that can be recorded from here. */
  children: ReactNode;
}

const RECORDS = [
  { record: 'dose', label: 'Dose', icon: Syringe },
  { record: 'weight', label: 'Peso', icon: Weight },
  { record: 'symptom', label: 'Efeito', icon: Activity },
  { record: 'medicine', label: 'Remédio', icon: Pill },
  { record: 'meal', label: 'Refeição', icon: Utensils },
  { record: 'water', label: 'Água', icon: GlassWater },
] as const;

const TILE =
  'flex h-full min-h-18 w-full cursor-pointer items-center gap-3 rounded-2xl border border-line p-3 text-left font-semibold max-[359px]:gap-2 max-[359px]:p-2 ' +
  'text-ink no-underline transition-colors duration-150 hover:bg-sunken active:border-brand active:bg-brand-soft ' +
  'data-pressed:border-brand data-pressed:bg-brand-soft';

/** Everything a patient can record, one press from any screen. */
export function RecordChoice({ onChoose, onClose, children }: Props) {
  const id = useId();
  return (
    <Dialog title="O que você quer registrar?" isOpen onClose={onClose}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2.5 sm:grid-cols-2">
        {RECORDS.map(({ record, label, icon }) => (
          <li key={record}>
            <Button className={TILE} onPress={() => onChoose(record)}>
              <Content icon={icon}>{label}</Content>
            </Button>
          </li>
        ))}
      </ul>
      <section aria-labelledby={id} className="mt-6 grid min-h-60 content-start gap-2">
        <h3 id={id} className="font-semibold tracking-tight">
          Sentiu algo?
        </h3>
        {children}
      </section>
    </Dialog>
  );
}

function Content({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <>
      <span className="grid size-10 shrink-0 place-items-center rounded-xl bg-brand-soft text-brand-ink max-[359px]:size-9">
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="text-lg leading-tight">{children}</span>
    </>
  );
}
