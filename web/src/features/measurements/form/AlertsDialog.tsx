import type { Urgency } from '@leveza/domain/health-notice.ts';
import { Phone } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { OutsideLink } from '../../../ui/Link.tsx';
import { Notice as NoticeBox } from '../../../ui/Notice.tsx';
import { SavingNotice } from '../../../ui/SavingNotice.tsx';
import { Sources } from '../../../ui/Sources.tsx';
import type { Notice } from './use-measurement-form.ts';

const TITLE: Record<Urgency, string> = {
  emergency: 'Cuide disso agora',
  urgent: 'Cuide disso hoje',
  appointment: 'Fale com quem trata você',
};

/** Advice about a reading that should not wait; it needs no server. */
export function AlertsDialog({ notice: { alerts, state, goOn } }: { notice: Notice }) {
  const { urgency } = alerts[0]!;
  const isEmergency = urgency === 'emergency';
  return (
    <Dialog
      title={TITLE[urgency]}
      isOpen
      onClose={goOn}
      actions={
        <>
          <OutsideLink
            href="tel:192"
            icon={Phone}
            variant={isEmergency ? 'primary' : 'secondary'}
            className="whitespace-nowrap"
          >
            Ligar 192 (SAMU)
          </OutsideLink>
          <Button variant={isEmergency ? 'secondary' : 'primary'} onPress={goOn}>
            Entendi
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {alerts.map(({ key, title, whatToDo }) => (
          <section key={key} className="grid gap-2">
            <h3 className="text-lg leading-snug font-semibold tracking-tight">{title}</h3>
            <ul className="grid list-disc gap-2 pl-5 text-pretty marker:text-ink-faint">
              {whatToDo.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          </section>
        ))}
        <p className="text-sm text-pretty text-ink-soft">
          Isto não é um diagnóstico. Se o número parece errado, meça de novo; na dúvida, procure ajuda.
        </p>
        <Sources of={alerts} />
        {state === 'saving' && <SavingNotice />}
        {state === 'unsaved' && (
          <NoticeBox tone="attention">
            A medição ainda não foi salva. Ela continua no formulário: você pode salvar depois.
          </NoticeBox>
        )}
      </div>
    </Dialog>
  );
}
