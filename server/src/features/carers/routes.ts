import * as answers from '@leveza/contract/carers/answers.ts';
import * as contract from '@leveza/contract/carers/carers.ts';
import type { Routes } from '../../http/serve.ts';
import { addCarer, type Senders } from './add-carer.ts';
import { answerCaring } from './answer-caring.ts';
import { changeCarer } from './change-carer.ts';
import { endCarer } from './end-carer.ts';
import { readCaring } from './read-caring.ts';
import { carerReply } from './reply.ts';
import { selectCarers } from './store.ts';

export const carerRoutes =
  (senders: Senders): Routes =>
  (serve) => {
    serve(contract.listCarers, async ({ db, owner }) => ({
      data: (await selectCarers(db, owner)).map(carerReply),
      hasWhatsapp: senders.hasWhatsapp,
    }));

    serve(contract.addCarer, async ({ body, ...call }) => ({ data: await addCarer(call, body, senders) }));

    serve(contract.changeCarer, async ({ params, body, ...call }) => ({
      data: await changeCarer(call, params.id, body),
    }));

    serve(contract.endCarer, async ({ params, ...call }) => ({ data: await endCarer(call, params.id) }));

    serve(answers.readCaring, async ({ body, ...call }) => ({
      data: await readCaring(call, body, senders.vault),
    }));

    serve(answers.answerCaring, async ({ body, ...call }) => ({
      data: await answerCaring(call, body, senders.vault),
    }));
  };
