import type { CarerAlert } from '@leveza/domain/carers/alerts.ts';
import type { Attempt } from '../../jobs/job.ts';
import { type Delivery, later } from '../../services/delivery.ts';
import type { Mail } from '../../services/mail/message.ts';
import { carerUrl } from './carer-token.ts';
import { alertMail, alertSentences, invitationMail, whoOf } from './mails.ts';
import type { CarerRow } from './table.ts';

interface Letter {
  carer: CarerRow;
  patientName: string;
  kind: 'invitation' | CarerAlert;
  now: Date;
}

/** By the channel the carer was invited on. */
export function deliverToCarer(attempt: Attempt, letter: Letter): Promise<Delivery> {
  const { carer, now } = letter;
  const url = carerUrl(attempt.vault, attempt.baseUrl, { id: carer.id, now });
  return carer.channel === 'email' ? byMail(attempt, letter, url) : byWhatsapp(attempt, letter, url);
}

/** A password of ours that is wrong is mended by the operator, and a letter sent again has the same Message-ID. */
async function byMail({ sendMail, id }: Attempt, letter: Letter, url: string): Promise<Delivery> {
  const delivery = await sendMail(mailOf(letter, url), id);
  const isRefused = delivery.state === 'refused' && delivery.reason !== 'rejected';
  return isRefused || delivery.state === 'accepted' ? delivery : later();
}

function mailOf({ carer, patientName, kind }: Letter, url: string): Mail {
  const to = { email: carer.address, name: carer.name, patientName, url };
  return kind === 'invitation' ? invitationMail(to, carer.alerts) : alertMail(to, kind);
}

/** The carer's id goes out with it, and comes back with the news that it failed. */
function byWhatsapp(
  { channels: { whatsapp } }: Attempt,
  { carer, patientName, kind }: Letter,
  url: string,
): Promise<Delivery> {
  const addressed = { to: carer.address, callbackData: carer.id };
  const who = whoOf(patientName);
  return kind === 'invitation'
    ? whatsapp.sendTemplate({ ...addressed, template: 'invitation', parameters: [who, url] })
    : whatsapp.sendTemplate({
        ...addressed,
        template: 'alert',
        parameters: [alertSentences(who, kind).join(' '), url],
      });
}
