import { readGlp1Catalog } from '@leveza/contract/pens/glp1-catalog.ts';
import { addPen, changePen, deletePen, listPens, type Pen, restorePen } from '@leveza/contract/pens/pens.ts';
import {
  listPenMovements,
  type PenMovement,
  recordPenMovement,
  undoPenMovement,
} from '@leveza/contract/pens/movements.ts';
import { type PenSupply, readPenSupply } from '@leveza/contract/supply.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import type { RouterHistory } from '@tanstack/react-router';
import { ANA } from '../../../testing/patient.ts';
import { aPen, MOUNJARO, OZEMPIC, TG } from '../../../testing/pens.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { answer } from '../../../testing/server.ts';
import { SUPPLY } from '../../../testing/supply.ts';
import { toastQueue } from '../../../ui/toast.ts';
import { PensPage } from '../PensPage.tsx';
import { SOURCED } from '../../../testing/sourced.ts';
// Loaded with the test, as they are in an app that has been open for a moment.
import '../add/AddPen.tsx';
import '../details/DetailsDialog.tsx';
import '../edit/EditPenDialog.tsx';
import '../open/OpenPenDialog.tsx';

/** A server with these entries on the shelf; `bodies` are the changes it was sent, as they were sent. */
export function serve(pens: Pen[], supply: Partial<PenSupply> = {}) {
  const shelf = { pens, deleted: [] as Pen[], movements: [] as PenMovement[], bodies: [] as unknown[] };
  const found = (id: string) => shelf.pens.find((pen) => pen.id === id)!;
  answer(readMe, () => ({ data: ANA }));
  answer(readGlp1Catalog, () => ({
    data: [TG, MOUNJARO, OZEMPIC],
    counterfeitLots: [
      {
        lot: 'MP5C960',
        product: 'Ozempic',
        resolution: 'Alerta da Anvisa de junho de 2023',
        ...SOURCED,
      },
    ],
    version: '2026-11-15',
  }));
  answer(listPens, ({ query }) => ({ data: shelf.pens, pagination: paginationOf(query, shelf.pens.length) }));
  const penIds = () => shelf.pens.map(({ id }) => id);
  answer(readPenSupply, () => ({ data: { ...SUPPLY, penIds: penIds(), ...supply } }));
  answer(listPenMovements, () => ({ data: shelf.movements }));
  answer(addPen, async (_, request) => {
    shelf.bodies.push(await request.json());
    const pen = aPen();
    shelf.pens = [...shelf.pens, pen];
    return { data: pen, pens: [pen] };
  });
  answer(changePen, async ({ params }, request) => {
    shelf.bodies.push(await request.json());
    return { data: found(params.id) };
  });
  answer(recordPenMovement, async ({ params }, request) => {
    shelf.bodies.push(await request.json());
    return { data: found(params.id), movementId: MOVEMENT_ID };
  });
  answer(undoPenMovement, ({ params }) => {
    shelf.bodies.push(`undo ${params.movementId}`);
    return { data: found(params.id) };
  });
  answer(deletePen, ({ params }) => {
    const pen = found(params.id);
    shelf.pens = shelf.pens.filter((other) => other !== pen);
    shelf.deleted.push(pen);
    return { data: pen };
  });
  answer(restorePen, ({ params }) => {
    const pen = shelf.deleted.find(({ id }) => id === params.id)!;
    shelf.pens = [...shelf.pens, pen];
    return { data: pen };
  });
  return shelf;
}

export const MOVEMENT_ID = '00000000-0000-4000-a000-000000000001';

/** The screen, without the parts of other features. */
export function openPens(search = '', history?: RouterHistory) {
  toastQueue.clear();
  return openPage('/medications', search, <PensPage supply={<p>Próxima compra aqui</p>} />, {
    ...(history && { history }),
  });
}
