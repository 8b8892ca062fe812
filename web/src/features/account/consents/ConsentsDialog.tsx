import { CONSENT_PURPOSES, listConsents } from '@leveza/contract/auth/consent.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { read } from '../../../lib/api.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Loaded } from '../Loaded.tsx';
import { ConsentItem } from './ConsentItem.tsx';
import { HealthWithdrawal } from './HealthWithdrawal.tsx';

/** The patient's consents by purpose; each can be given and withdrawn on its own. */
export function ConsentsDialog({ onClose }: { onClose: () => void }) {
  const consents = useQuery(read(listConsents, {}));
  const [isAsking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const keep = () => {
    flushSync(() => setAsking(false));
    list.current?.focus();
  };
  return (
    <Dialog
      title="Consentimentos"
      description={
        <>
          Cada finalidade tem a sua autorização. Leia a{' '}
          <Link to="/privacidade" target="_blank">
            Política de privacidade
          </Link>
          .
        </>
      }
      isOpen
      onClose={onClose}
    >
      <Loaded query={consents}>
        {({ data }) => (
          <ul ref={list} tabIndex={-1} aria-label="Finalidades" className="divide-y divide-line outline-none">
            {CONSENT_PURPOSES.map((purpose) => {
              const isHealth = purpose === 'health-data';
              return (
                <ConsentItem
                  key={purpose}
                  purpose={purpose}
                  records={data.filter((record) => record.purpose === purpose)}
                  {...(isHealth && { onWithdraw: () => setAsking(true) })}
                >
                  {isHealth && isAsking ? <HealthWithdrawal onKeep={keep} /> : undefined}
                </ConsentItem>
              );
            })}
          </ul>
        )}
      </Loaded>
    </Dialog>
  );
}
