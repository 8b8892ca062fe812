import type { PageOfDays } from '@leveza/contract/time.ts';
import { ACCENTS } from '@leveza/domain/catalog/search-text.ts';
import type { EffectType } from '@leveza/domain/side-effects/effect-types.ts';
import type { SQLWrapper } from 'drizzle-orm';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { unlessNull } from '../../db/unless-null.ts';
import { pageStatement } from '../../db/page-statement.ts';
import { SPAN, spanOf, withinDays } from '../../db/within-days.ts';
import type { Call } from '../../http/call.ts';
import { sideEffectReplies } from './reply.ts';
import { sideEffects } from './table.ts';

const selectSideEffects = pageStatement(
  'side-effects',
  { owner: 'uuid', ...SPAN, effectType: 'text?', sameAs: 'uuid?', minIntensity: 'int?' },
  getTableColumns(sideEffects),
  [sideEffects.feltAt, sideEffects.id],
  {
    table: sideEffects,
    where: ($) => {
      const [type, same, least] = [
        sql`${$.effectType}::text`,
        sql`${$.sameAs}::uuid`,
        sql`${$.minIntensity}::int`,
      ];
      const sameName = sql`(select ${named(sql`one.other_name`)} from ${sideEffects} one
      where one.user_id = ${$.owner} and one.id = ${same})`;
      return and(
        eq(sideEffects.userId, $.owner),
        withinDays(sideEffects.feltAt, $),
        unlessNull(type, sql`${sideEffects.effectType} = ${type}`),
        unlessNull(same, sql`${named(sideEffects.otherName)} = ${sameName}`),
        unlessNull(least, sql`${sideEffects.intensity} >= ${least}`),
      );
    },
    describe: (db, _, row) => db.select(row).from(sideEffects),
  },
);

interface Asked extends PageOfDays {
  effectType?: EffectType | undefined;
  sameAs?: string | undefined;
  minIntensity?: number | undefined;
}

export async function listSideEffects(call: Call, asked: Asked) {
  const { db, owner, zone } = call;
  const { effectType = null, sameAs = null, minIntensity = null } = asked;
  const values = { owner, ...spanOf(asked, zone), effectType, sameAs, minIntensity };
  const { rows, total } = await selectSideEffects(db, values, asked);
  return { rows: await sideEffectReplies(call, rows), total };
}

/** As `searchText` makes it: the same name, whatever its capitals, accents and spaces. */
function named(otherName: SQLWrapper) {
  return sql`trim(regexp_replace(lower(regexp_replace(normalize(${otherName}, NFD), ${sql.raw(`'${ACCENTS}'`)}, '', 'g')), '[[:space:]]+', ' ', 'g'))`;
}
