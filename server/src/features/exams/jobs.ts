import { CRITICAL_LIMITS } from '@leveza/domain/exams/critical.ts';
import { sql } from 'drizzle-orm';
import { scheduled } from '../../jobs/job.ts';
import { oneByOne } from '../../jobs/one-by-one.ts';
import { judgeAgain } from './judge-again.ts';
import { SOONER } from './shared/repeat-near.ts';
import { settleHba1c } from './shared/settle-hba1c.ts';

const LIMITS = JSON.stringify(CRITICAL_LIMITS.map(({ key, below, above }) => ({ key, below, above })));

/**
 * Values that could not be compared when they were saved are judged again every night, and so are critical ones and
 * those past a critical limit: a later version of Leveza may know their unit or their words, or their limit better
 * (lipase had the limit of one method). Judged on read they would cost every list what one night costs once.
 */
export const judgeUnjudged = scheduled('judge-exams', '40 4 * * *', (db, { signal }) =>
  oneByOne({
    signal,
    next: async (after, most) => {
      const { rows } = await db.execute<{ id: string }>(sql`
        select distinct user_id as id from exam_results
        where (analyte is not null and amount is null and value ~ '[0-9]'
          or flag is null and reference_range is not null
          or flag = 'critical' or analyte = 'lipase'
          or exists (select from jsonb_to_recordset(${LIMITS}::jsonb) as past(key text, below float8, above float8)
            where past.key = analyte and (amount < past.below or amount > past.above))
          or analyte in ${SOONER} and exists (select from exams report
            where report.id = exam_id and report.repeat_on > report.exam_date + interval '7 months'))
          and ${after === null ? sql`true` : sql`user_id > ${after}`}
        order by user_id limit ${most}`);
      return rows.map(({ id }) => id);
    },
    each: (owner) =>
      db.transaction(async (tx) => {
        await judgeAgain({ db: tx, owner });
        await settleHba1c(tx, owner);
      }),
  }),
);
