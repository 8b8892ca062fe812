import type { Glp1Product } from '@leveza/contract/pens/glp1-catalog.ts';
import { PROBLEMS } from '@leveza/contract/problem.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Sources } from '../../ui/Sources.tsx';

/** Anvisa's notice about a product that may be recorded and is never suggested. */
export function ProhibitedNotice({ notice }: { notice: Glp1Product['notice'] | undefined }) {
  if (!notice) return null;
  return (
    <Notice tone="info">
      <p>{notice.text}</p>
      <Sources of={[notice]} />
    </Notice>
  );
}

/** Why a product of insulin has no form for its doses. */
export function DosedInUnitsNotice({ mgPerUnit }: { mgPerUnit: number | null | undefined }) {
  if (!mgPerUnit) return null;
  return (
    <Notice tone="info" title="As doses desta caneta não são registradas aqui">
      <p>{PROBLEMS['dosed-in-units'].message}</p>
    </Notice>
  );
}
