import { ChevronRight, Database, type LucideIcon, ShieldCheck } from 'lucide-react';
import { useId } from 'react';
import { Button } from 'react-aria-components';
import { useScreen } from '../../lib/use-screen.ts';
import { Fold } from '../../ui/Fold.tsx';
import { FoldGroup } from '../../ui/FoldGroup.tsx';
import { FoldLabel } from '../../ui/FoldLabel.tsx';
import { DATA, type Right, SECURITY } from './right-list.ts';
import { useAccountDialog } from './use-account-dialog.ts';

/** Protection of the account, and the patient's rights over the data in it. */
export function AccountRights() {
  const id = useId();
  const isPhone = useScreen() === 'phone';
  const groups = (
    <>
      <Group title="Segurança" icon={ShieldCheck} rights={SECURITY} />
      <Group title="Seus dados" icon={Database} rights={DATA} />
    </>
  );
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-xl font-bold tracking-tight">
        Sua segurança e seus dados
      </h2>
      {isPhone ? (
        <FoldGroup>{groups}</FoldGroup>
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-2">{groups}</div>
      )}
    </section>
  );
}

interface GroupProps {
  title: string;
  icon: LucideIcon;
  rights: Right[];
}

function Group({ title, icon, rights }: GroupProps) {
  const { show } = useAccountDialog();
  return (
    <Fold
      icon={icon}
      label={
        <FoldLabel title={<h3>{title}</h3>}>
          <span className="block max-sm:truncate">{rights.map((right) => right.title).join(' · ')}</span>
        </FoldLabel>
      }
    >
      <ul className="-mx-2 -mb-2 grid">
        {rights.map(({ dialog, icon: Icon, title: name, text }) => (
          <li key={dialog}>
            <Button
              onPress={() => show(dialog)}
              className="flex w-full cursor-pointer items-center gap-3 rounded-xl p-2 text-left transition-colors duration-150
                data-hovered:bg-sunken data-pressed:bg-sunken"
            >
              <span
                className={`grid size-10 shrink-0 place-items-center rounded-xl ${
                  dialog === 'delete' ? 'bg-critical-soft text-critical-ink' : 'bg-brand-soft text-brand-ink'
                }`}
              >
                <Icon aria-hidden className="size-5" />
              </span>
              <span className="grid min-w-0 flex-1">
                <span className="font-semibold">{name}</span>{' '}
                <span className="text-sm text-pretty text-ink-soft">{text}</span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
            </Button>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
