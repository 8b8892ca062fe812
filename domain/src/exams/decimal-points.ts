import { type Analyte, findAnalyte } from './analytes.ts';
import { numberOf } from './printed/number.ts';
import { ourRange } from './references.ts';
import { inOwnUnit } from './units.ts';

/** Three digits behind a point may be thousandths or thousands. */
const EITHER = /(?<![\d.,])([1-9]\d{0,2})\.(\d{3})(?![\d.,])/g;
/**
 * A value of a thousand does not occur for an analyte whose usual values end here; triglycerides and TGP of a thousand
 * exist.
 */
const SMALL = 33;
const THOUSAND = 1000;
/** Times the usual: platelets of 1,2 million exist, leukocytes of six million do not. */
const TOO_MANY = 20;
/** As thousandths a value would be this many times below the usual: then it is none. */
const TOO_LITTLE = 20;

/** Where usual values of small analytes end for which Leveza has no range. */
const ENDS: Readonly<Record<string, number>> = {
  psa_total: 4,
  calcio_ionico: 1.35,
  bilirrubina_total: 1.2,
  bilirrubina_direta: 0.4,
  bilirrubina_indireta: 0.9,
  fosforo: 4.5,
  proteinas_totais: 8.3,
  peptideo_c: 4.4,
  homa_ir: 2.7,
  calcitonina: 10,
};

/** These reach thousands in cancer: only a range with points shows that the report has them for commas. */
const MAY_BE_THOUSANDS: ReadonlySet<string> = new Set(['psa_total', 'calcitonina']);

interface Printed {
  key: string | null;
  value: string;
  valueNumber: number | null;
  unit: string | null;
  referenceRange: string | null;
  refLow: number | null;
  refHigh: number | null;
}

/** Reads '2.345' of a TSH as 2,345, in the value and in its range: a report with points for commas says it so. */
export function withDecimalPoints<L extends Printed>(line: L): L {
  const analyte = findAnalyte(line.key);
  const usual = ourRange(line.key, { sex: null, age: null });
  const most = usual?.high ?? ENDS[line.key ?? ''] ?? null;
  if (!analyte || most === null || (most > SMALL && !isInThousands(analyte, line.unit))) return line;
  if (MAY_BE_THOUSANDS.has(analyte.key) && !hasPoints(line.referenceRange ?? '')) return line;
  const value = withCommas(line.value, { analyte, most, unit: line.unit });
  const range = line.referenceRange && withCommas(line.referenceRange, { analyte, most, unit: line.unit });
  return {
    ...line,
    // The number that was sent came from the other meaning of the text.
    ...(value !== line.value && { value, valueNumber: null }),
    ...(range !== line.referenceRange && { referenceRange: range, refLow: null, refHigh: null }),
  };
}

/** A count of cells printed in thousands: a thousand times as many is impossible. */
function isInThousands(analyte: Analyte, unit: string | null): boolean {
  return analyte.unit === '/mm³' && (inOwnUnit(analyte, 1, unit) ?? 0) >= THOUSAND;
}

const hasPoints = (range: string) => /\d\.\d/.test(range) && !/\d,\d/.test(range);

interface Scale {
  analyte: Analyte;
  most: number;
  unit: string | null;
}

function withCommas(text: string, { analyte, most, unit }: Scale): string {
  return text.replaceAll(EITHER, (printed, whole: string, decimals: string) => {
    const own = inOwnUnit(analyte, numberOf(printed), unit);
    const least = isInThousands(analyte, unit) ? TOO_MANY * most : THOUSAND;
    const isDecimal = own !== null && own >= least && own / THOUSAND >= most / TOO_LITTLE;
    return isDecimal ? `${whole},${decimals}` : printed;
  });
}
