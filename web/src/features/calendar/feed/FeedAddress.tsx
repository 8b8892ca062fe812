import type { readFeedState } from '@leveza/contract/calendar/feed.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import { CalendarPlus, Link2, RefreshCw, Unlink } from 'lucide-react';
import { useState } from 'react';
import { dayOf, formatDay } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Section } from '../../../ui/FactSection.tsx';
import { OutsideLink } from '../../../ui/Link.tsx';
import type { Feed } from './use-feed.ts';

interface Props {
  feed: Feed;
  /** The address that works now; null where there is none. */
  existing: Reply<typeof readFeedState>['data'];
  showsNames: boolean;
}

const QUESTIONS = {
  renew: {
    question: 'Criar um endereço novo?',
    detail: 'O endereço antigo deixa de funcionar: cole o novo nos seus aplicativos.',
    confirmLabel: 'Renovar endereço',
  },
  end: {
    question: 'Encerrar o endereço?',
    detail: 'Os aplicativos que o usam deixam de receber seu calendário.',
    confirmLabel: 'Encerrar endereço',
  },
} as const;

export function FeedAddress({ feed, existing, showsNames }: Props) {
  const [asked, setAsked] = useState<keyof typeof QUESTIONS | null>(null);
  const { url, isPending, create, end } = feed;
  if (!existing) {
    return (
      <Button icon={Link2} isPending={isPending} pendingLabel="Criando..." onPress={() => create(showsNames)}>
        Criar endereço secreto
      </Button>
    );
  }
  return (
    <Section title="Endereço secreto">
      {url ? (
        <NewAddress url={url} />
      ) : (
        <p className="text-pretty text-ink-soft tabular-nums">
          {`Criado em ${formatDay(dayOf(existing.createdAt))}, ${existing.showsNames ? 'com nomes' : 'sem nomes'}. Por segurança, ele só aparece quando é criado.`}
        </p>
      )}
      {existing.showsNames !== showsNames && (
        <p className="text-pretty">
          {`Este endereço ${existing.showsNames ? 'mostra' : 'não mostra'} os nomes. Para mudar isso, renove o endereço.`}
        </p>
      )}
      {asked ? (
        <ConfirmInline
          {...QUESTIONS[asked]}
          isPending={isPending}
          onConfirm={() => {
            if (asked === 'end') end();
            else create(showsNames);
            setAsked(null);
          }}
          onCancel={() => setAsked(null)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" icon={RefreshCw} onPress={() => setAsked('renew')}>
            Renovar endereço
          </Button>
          <Button variant="danger" size="sm" icon={Unlink} onPress={() => setAsked('end')}>
            Encerrar endereço
          </Button>
        </div>
      )}
    </Section>
  );
}

function NewAddress({ url }: { url: string }) {
  return (
    <div className="grid gap-3">
      <p className="rounded-xl bg-sunken px-3.5 py-2.5 text-sm break-all select-all">{url}</p>
      <p className="text-sm text-pretty text-ink-soft">
        Copie agora: ele não aparece de novo. Quem tem este endereço vê seu calendário. No Google Agenda, cole
        em “Outras agendas”, “Do URL”; no iPhone, abra o endereço.
      </p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={url} what="o endereço" />
        <OutsideLink href={url.replace(/^https?:/, 'webcal:')} variant="secondary" icon={CalendarPlus}>
          Abrir no calendário
        </OutsideLink>
      </div>
    </div>
  );
}
