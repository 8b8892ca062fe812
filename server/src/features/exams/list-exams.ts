import type { ExamCard, ExamOrder, ExamQuery, ExamStats } from '@leveza/contract/exams/exams.ts';
import type { UrgentValue } from '@leveza/contract/exams/urgent.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';
import { categoriesOf, type ExamCategory } from '@leveza/domain/exams/categories.ts';
import { EXAM_STATUSES } from '@leveza/domain/exams/states.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { type SQL, sql } from 'drizzle-orm';
import { askInOne } from '../../db/ask-in-one.ts';
import { unlessNull } from '../../db/unless-null.ts';
import { pageStatement } from '../../db/page-statement.ts';
import { type Places, statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { cardReply } from './reply.ts';
import { openCriticalQuestion } from './shared/open-critical.ts';
import { examFields } from './store.ts';
import { exams } from './table.ts';

const FILTERS = {
  owner: 'uuid',
  today: 'text',
  search: 'text?',
  category: 'text?',
  status: 'text?',
  categories: 'text[]?',
} as const;
type Filters = Places<keyof typeof FILTERS>;

/** As `statusOf` of the domain says it, for filter and order. */
const statusOn = (today: Filters['today']) => sql`case when not ${exams.isReviewed} then 'new'
  when ${exams.repeatOn} < ${today}::date then 'expired' else ${exams.standing} end`;

const isAsked = ($: Filters): SQL => sql`${exams.userId} = ${$.owner}
  and ${unlessNull(sql`${$.search}::text`, sql`strpos(${exams.searched}, ${$.search}::text) > 0`)}
  and ${unlessNull(sql`${$.category}::text`, sql`${exams.category} = ${$.category}::text`)}
  and ${unlessNull(sql`${$.status}::text`, sql`${statusOn($.today)} = ${$.status}::text`)}
  and ${unlessNull(sql`${$.categories}::text[]`, sql`${exams.category} = any(${$.categories}::text[])`)}`;

/** The database compares letters by their number, in which 'á' comes after 'z'. */
const inOrder = (column: typeof exams.examType | typeof exams.laboratory) =>
  sql`translate(lower(${column}), 'áàâãäéèêëíìîïóòôõöúùûüç', 'aaaaaeeeeiiiiooooouuuuc')`;

const ORDERS: Record<ExamOrder, ($: Filters) => SQL> = {
  date: () => sql`${exams.examDate}`,
  title: () => inOrder(exams.examType),
  laboratory: () => inOrder(exams.laboratory),
  status: ($) =>
    sql`array_position(${sql.raw(`array['${EXAM_STATUSES.join("','")}']`)}, ${statusOn($.today)})`,
};

/** One statement for each order, written when it is first asked for. */
const pages = new Map<string, ReturnType<typeof pageBy>>();

function pageBy(order: ExamOrder, direction: 'asc' | 'desc') {
  const word = sql.raw(direction);
  return pageStatement(
    `exams-${order}-${direction}`,
    FILTERS,
    examFields,
    ($) => [sql`${ORDERS[order]($)} ${word}, ${exams.examDate} desc, ${exams.createdAt} desc, ${exams.id}`],
    { table: exams, where: isAsked, describe: (db, _, row) => db.select(row).from(exams) },
  );
}

const countAll = statement(
  'exams-stats',
  { owner: 'uuid', month: 'text' },
  ($) => ({
    total: sql<number>`count(*)::int`.as('total'),
    thisMonth: sql<number>`count(*) filter (where to_char(exam_date, 'YYYY-MM') = ${$.month}::text)::int`.as(
      'this_month',
    ),
    processed: sql<number>`count(*) filter (where is_reviewed)::int`.as('processed'),
    categories: sql<ExamCategory[] | null>`array_to_json(array_agg(distinct category order by category))`.as(
      'categories',
    ),
  }),
  (db, $, row) =>
    db
      .select(row)
      .from(exams)
      .where(sql`${exams.userId} = ${$.owner}`),
);

interface ExamPage {
  data: ExamCard[];
  stats: ExamStats;
  categories: ExamCategory[];
  urgent: UrgentValue[];
  total: number;
}

export async function listExams(call: Call, asked: ExamQuery): Promise<ExamPage> {
  const { db, owner, zone, now } = call;
  const today = dayIn(zone, now);
  const { search, category, status, type, sort, direction } = asked;
  const filters = {
    owner,
    today,
    search: search ? searchText(search) : null,
    category: category ?? null,
    status: status ?? null,
    categories: type ? categoriesOf(type) : null,
  };
  const name = `${sort}-${direction}`;
  const selectPage = pages.get(name) ?? pageBy(sort, direction);
  pages.set(name, selectPage);
  const [rows, total, { categories, ...stats }, urgent] = await askInOne(
    db,
    ...selectPage.questions(filters, asked),
    countAll.question({ owner, month: today.slice(0, 7) }, ([row]) => row!),
    openCriticalQuestion(call),
  );
  return {
    data: rows.map((row) => cardReply(call, row)),
    stats,
    categories: categories ?? [],
    urgent,
    total,
  };
}
