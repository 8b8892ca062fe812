import { isGroup } from '@leveza/domain/exams/printed/choose.ts';
import { isUnit } from '@leveza/domain/exams/printed/unit.ts';
import { fold } from '@leveza/domain/exams/printed/words.ts';
import { withoutIntro } from '@leveza/domain/exams/printed/candidates.ts';
import { CarriedColumns } from './carried-columns.ts';
import { columnsOf, unitOfColumns, withColumnUnit, type Column } from './columns.ts';
import { continued, draftsOf, type Draft, type Title } from './draft.ts';
import type { Cell, Line } from './layout.ts';
import { History } from './history.ts';
import { Material } from './material.ts';
import { withoutMethod, withoutMethodBelow, withoutStatus } from './method-cells.ts';
import { nameCell } from './name-cell.ts';
import { areUnder, isLabels } from './head-grid.ts';
import { familyIn } from './families.ts';
import { RangeTables } from './range-tables.ts';
import { fromIntro, groupOf, rangeCells, takeUnits, valueBeforeRange } from './range-lines.ts';
import { isOfEarlierDay, isRangeOnly, nameFirst, todaysCells, valueFirst } from './row-cells.ts';
import { isAside, isResult, isNote, overlaps, withoutLeader, wordsBeside } from './row-forms.ts';
import { scanRow, type ScannedValue } from './scan-row.ts';
import { segmentsOf, type Segment } from './segments.ts';
import { isUnitOf, toldUnit } from './told-unit.ts';
import { cellsBeside, isLabelled, unknownTitle, valuesBelow } from './titles.ts';
import { areNamesBeside, unknownRow } from './unknown-row.ts';

const LONG_TEXT = 70;
const HEADING_REACH = 2.5;

/** Walks down the lines of a report and collects its results. */
export class RowReader {
  readonly drafts: Draft[] = [];
  /** Results that a line below may still continue. */
  #open: Draft[] = [];
  #titles: Title[] = [];
  /** The last line that may be the title of an exam we do not know. */
  #unknown: Title | null = null;
  /** Whom the ranges below are for: 'Feminino'. */
  #group = '';
  #columns: Column[] = [];
  readonly #carried = new CarriedColumns();
  /** 'Valores em mg/dL', above rows without a unit. */
  #toldUnit: string | null = null;
  /** The line of the last headings. */
  #heading: Line | null = null;
  readonly #history = new History();
  readonly #rangeTables = new RangeTables();
  readonly #examDate: string | null;
  readonly #material = new Material();
  /** 'Bilirrubinas', above its rows 'Total' and 'Direta'. */
  #family = '';
  #page = 0;
  #above: Line | null = null;

  constructor(examDate: string | null) {
    this.#examDate = examDate;
  }

  read(line: Line): void {
    if (line.page !== this.#page || line.column !== this.#above?.column) this.#turnTo(line.page);
    const plain = fold(line.text);
    if (this.#material.turn(line, plain, this.#titles.length > 0)) this.#columns = [];
    if (this.#material.isOfAbove) this.#renameTitles();
    const family = familyIn(line);
    this.#family = family ?? this.#family;
    // Another heading ends what the last one told.
    this.#toldUnit = toldUnit(line.text) ?? (family === null ? this.#toldUnit : null);
    const isOfHead = this.#above !== null && isLabels(this.#above) && areUnder(line, this.#above);
    const columns = isOfHead ? null : columnsOf(line, this.#headingAbove(line), this.#examDate);
    this.#above = line;
    if (this.#columns.length === 0) this.#columns = this.#carried.of(line) ?? [];
    if (columns) this.#startTable(columns, line);
    else if (this.#history.covers(line) || this.#rangeTables.covers(line, this.drafts)) return;
    else if (isNote(plain)) this.#open = [];
    if (columns || !isNote(plain)) this.#readCells(line, columns !== null);
  }

  /** The next page, or the next column of one. */
  #turnTo(page: number): void {
    if (page !== this.#page) this.#material.turnPage();
    this.#page = page;
    this.#open = [];
    this.#titles = this.#titles.slice(-1);
    this.#unknown = null;
    this.#columns = [];
    this.#heading = null;
    this.#history.end();
  }

  /** 'Material: urina' is told of the name above it. */
  #renameTitles(): void {
    for (const title of this.#titles)
      title.analyte =
        nameCell(title.parameter, this.#material.isUrine, false)?.match.analyte ?? title.analyte;
  }

  #headingAbove(line: Line): Column[] {
    const isNear =
      this.#heading !== null && line.baseline - this.#heading.baseline <= HEADING_REACH * line.size;
    return isNear ? this.#columns : [];
  }

  #startTable(columns: Column[], line: Line): void {
    this.#carried.drop();
    this.#columns = columns;
    this.#heading = line;
    this.#history.end();
  }

  #readCells(line: Line, isHeading: boolean): void {
    const kept = isHeading ? line.cells : todaysCells(nameFirst(line.cells, this.#columns), this.#columns);
    const table = { columns: this.#columns, isUrine: this.#material.isUrine, family: this.#family };
    const { before, segments } = segmentsOf(kept, line, table);
    if (segments.length > 0 && isOfEarlierDay(line, this.#examDate)) return;
    if (before.length > 0 && !isHeading) this.#readOther(before, line, segments.length > 0);
    for (const segment of segments) this.#readSegment(segment, line, isHeading);
  }

  #readSegment({ name, cells }: Segment, line: Line, isHeading: boolean): void {
    const first = cells[0]!;
    const others = withoutMethod(valueFirst(withoutStatus(cells.slice(1), name), this.#columns), name);
    const { analyte } = name.match;
    // 'TSH: 0,40 a 4,50' below its result is its range.
    const inCell = name.rest.replace(/^[\s:.=-]+/, '');
    // 'Ferritina mulheres: 13 a 150' is for women.
    const group = name.parameter.slice(name.match.length).trim();
    const beside = /\d/.test(inCell)
      ? [{ ...first, text: isGroup(group) ? `${group}: ${inCell}` : inCell }]
      : [];
    const isElsewhere = this.#rangeTables.gives(analyte, [...beside, ...others], this.#columns, this.drafts);
    if (isElsewhere || (!/\d/.test(name.rest) && isRangeOnly(others, this.#columns))) return;
    // A row below a table of counts may print its own unit: it is not the one of the heading.
    const hasOwn = name.unit !== null || others.some(({ text }) => isUnit(text));
    const columns = hasOwn ? [] : this.#columns;
    const row = [name.rest, ...others.map((cell) => withColumnUnit(cell, columns))].join('\t');
    const text = line.source === 'picture' ? withoutLeader(row) : row;
    const unitAbove = this.#toldUnit !== null && isUnitOf(this.#toldUnit, analyte) ? this.#toldUnit : null;
    const scanned = scanRow(text, name.unit ?? unitOfColumns(others, columns) ?? unitAbove);
    const values = scanned.length > 0 ? scanned : wordsBeside(name, others);
    if (values.length > 0 && isResult(values[0]!, name, others)) {
      this.#titles = [];
      this.#carried.keep(line, this.#columns);
      this.#open = this.#open.filter(({ baseline }) => baseline === line.baseline);
      this.#add(values, { ...name.match, parameter: name.parameter }, line, first, others);
      return;
    }
    if (isHeading || !(areNamesBeside(name, others) || /^[\s.:_|-]*$/.test(text))) return;
    this.#group = '';
    this.#titles = this.#titles.filter((title) => title.line === line);
    this.#titles.push({
      ...name.match,
      parameter: name.parameter,
      unit: name.unit,
      line,
      cell: first,
      candidates: [],
    });
    this.#open = [];
  }

  #add(
    values: ScannedValue[],
    name: Pick<Draft, 'analyte' | 'parameter' | 'isFuzzy'>,
    line: Line,
    first: Cell,
    others: Cell[],
  ): void {
    this.#group = '';
    this.#unknown = null;
    if (name.analyte === null) this.#open = [];
    const drafts = draftsOf(values, name, { line, first, others, columns: this.#columns });
    this.#rangeTables.giveEarlierRanges(drafts);
    this.drafts.push(...drafts);
    this.#open.push(...drafts);
  }

  /** Cells without a name: a value of a title above, a range of a result above, or a text. */
  #readOther(all: Cell[], line: Line, hasRows: boolean): void {
    const begun = all.map(fromIntro);
    const withoutAsides = begun.length > 1 ? begun.filter(({ text }) => !isAside(fold(text))) : begun;
    const cells = takeUnits(valueBeforeRange(withoutAsides), this.#open, line);
    if (cells.length === 0) return;
    if (!hasRows) this.#unknown = unknownTitle(cells, line) ?? this.#unknown;
    const text = cells.map((cell) => cell.text).join('\t');
    if (isAside(fold(text))) return;
    if (this.#fillTitle(cells, line, hasRows)) return;
    if (this.#continueRange(cells, line)) return;
    const hasHeadings = this.#columns.some(({ kind }) => kind === 'result');
    const unknown = hasRows ? null : unknownRow(cells, hasHeadings);
    if (unknown) {
      this.#titles = [];
      this.#open = [];
      this.#add(
        [unknown.value],
        { analyte: null, parameter: unknown.parameter, isFuzzy: false },
        line,
        cells[0]!,
        cells.slice(1),
      );
    } else if (text.length > LONG_TEXT) this.#open = [];
  }

  #fillTitle(below: Cell[], line: Line, hasRows: boolean): boolean {
    // Under headings the cells of a name's second line stand in any order too, its method before them.
    const cells = withoutMethodBelow(below, this.#columns);
    const text = cells.map((cell) => cell.text).join('\t');
    const known = this.#titles;
    const titles = known.length === 0 && this.#unknown && isLabelled(text) ? [this.#unknown] : known;
    const hasColumns = this.#columns.length > 0;
    const beside = (title: Title) => cellsBeside(title, titles, cells);
    const filled = titles.filter((title) => {
      const found = valuesBelow(title, {
        cells,
        text,
        line,
        hasColumns,
        isOnlyTitle: titles.length === 1,
        beside,
      });
      if (!found) return false;
      // On the line of another name it may be that one's.
      if (hasRows && titles.length === 1 && !isLabelled(text)) found.values[0]!.hasRival = true;
      // So may be what follows another title on the next page.
      if (title.line.page !== line.page && this.#unknown) found.values[0]!.hasRival = true;
      this.#add(found.values, title, line, found.own[0]!, found.own.slice(1));
      // Ranges that came before the result are all there are: those below are of the next exam.
      if (title.candidates.length > 0) this.#open = [];
      return true;
    });
    this.#titles = known.filter((title) => !filled.includes(title));
    return filled.length > 0;
  }

  #continueRange(cells: Cell[], line: Line): boolean {
    const group = groupOf(cells);
    if (group !== null) this.#group = group;
    const found = rangeCells(cells, group === null ? this.#group : '', this.#columns);
    if (found === null) {
      if (/^\D*$/.test(cells[0]!.text)) this.#open = [];
      return false;
    }
    let isUsed = group !== null;
    for (const { cell, candidates } of found) {
      const draft = continued(this.#open, line, cell);
      const title = this.#titles.find((each) => overlaps(each.cell, cell)) ?? this.#titles.at(-1);
      if (draft) draft.referenceLeft ??= cell.left;
      (draft?.value ?? title)?.candidates.push(...candidates);
      isUsed ||= draft !== null || title !== undefined;
    }
    return isUsed || withoutIntro(cells.map((cell) => cell.text).join(' ')) !== null;
  }
}
