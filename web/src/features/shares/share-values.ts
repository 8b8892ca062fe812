import { ShareInput } from '@leveza/contract/shares/shares.ts';
import { PARTS_OF_TYPE } from '@leveza/domain/reports/types.ts';
import { DEFAULT_SHARE_DAYS } from '@leveza/domain/shares/limits.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { forDraft } from '../../ui/form/draft.ts';

export const ShareForm = forDraft(ShareInput, 'parts');

const USUAL_RECORD_DAYS = 90;

/** The needs of a doctor, for a week: everything of the medical report, from the last three months. */
export const newShare = (today: string) => ({
  label: null,
  parts: [...PARTS_OF_TYPE.medical],
  from: addDays(today, -USUAL_RECORD_DAYS),
  until: addDays(today, DEFAULT_SHARE_DAYS),
  pin: null,
});
