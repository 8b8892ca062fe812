import { listExams } from '@leveza/contract/exams/exams.ts';
import { read } from '../../lib/api.ts';
import { pagesQuery } from '../../lib/pages-query.ts';

/** The newest exam and the figures of the head, whatever the list is narrowed to. */
export const overviewQuery = read(listExams, { query: { limit: 1 } });

export const WHOLE_LIST = { sort: 'date', direction: 'desc' } as const;

export const wholeListQuery = pagesQuery(listExams, { query: WHOLE_LIST });
