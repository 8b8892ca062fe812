import { useQuery } from '@tanstack/react-query';
import { ListChecks, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LeadColumns } from '../../ui/LeadColumns.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RecordGroup } from '../../ui/RecordGroup.tsx';
import { Row } from '../../ui/Row.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { cardFocusId } from '../../ui/use-card-focus.ts';
import { ChannelRows } from './channels/ChannelRows.tsx';
import { BeforeSending } from './BeforeSending.tsx';
import { Dialogs } from './Dialogs.tsx';
import { settingsQuery } from './settings-query.ts';
import { useSettingsView } from './shared/use-settings-view.ts';

interface Props {
  /** The next reminders, which are another feature. */
  lead: ReactNode;
  /** The rows Privacidade and Conta. */
  accountRows: ReactNode;
  /** The dialogs of the features that join this page. */
  dialogs: ReactNode;
}

/** How, when and by which way Leveza reaches the patient. */
export function SettingsPage({ lead, accountRows, dialogs }: Props) {
  const query = useQuery(settingsQuery);
  const { show } = useSettingsView();
  const settings = query.data?.data;
  return (
    <>
      <PageHeader title="Configurações" />
      <LeadColumns
        lead={
          <>
            {lead}
            {settings && <BeforeSending settings={settings} />}
          </>
        }
      >
        {query.isLoadingError && <ErrorState query={query} />}
        {/* As high as the rows it stands for. */}
        {query.isPending && <Skeleton className="h-70 rounded-2xl" />}
        {settings && (
          <RecordGroup title="Por onde avisar" label="Por onde avisar">
            <ChannelRows settings={settings} />
          </RecordGroup>
        )}
        {/* Below rows whose number only the settings tell. */}
        {!query.isLoading && (
          <>
            <RecordGroup title="Lembretes" label="Lembretes">
              <Row
                icon={ListChecks}
                id={cardFocusId('reminders')}
                title="O que lembrar"
                detail="Doses, consultas, estoque e o que mais você quiser."
                onOpen={() => show('reminders')}
              />
              <Row
                icon={ScrollText}
                id={cardFocusId('log')}
                title="Mensagens enviadas"
                detail="O que saiu, quando, por onde e se chegou."
                onOpen={() => show('log')}
              />
            </RecordGroup>
            <RecordGroup title="Você" label="Privacidade e conta">
              {accountRows}
            </RecordGroup>
          </>
        )}
      </LeadColumns>
      <Dialogs settings={settings} />
      {dialogs}
    </>
  );
}
