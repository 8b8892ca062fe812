import { randomUUID } from 'node:crypto';
import { NOTIFICATION_KINDS } from '@leveza/contract/notifications.ts';
import { PRIVACY_LABEL } from '@leveza/domain/auth/privacy.ts';
import { MAIN_CATEGORIES, PRODUCT_FORMS, SUB_CATEGORIES } from '@leveza/domain/catalog/categories.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';
import { GENDERS } from '@leveza/domain/profile/gender.ts';
import { choicesOf } from '@leveza/domain/choices-of.ts';
import * as health from '@leveza/domain/profile/health.ts';
import * as limits from '@leveza/domain/profile/limits.ts';
import { anyCharacter } from '@leveza/domain/testing/any-character.ts';
import { BRAZILIAN_ZONES } from '@leveza/domain/time/zones.ts';
import { isNotNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import sharp from 'sharp';
import type { Db } from '../../db/connection.ts';
import { accountSettings } from '../../features/auth/table.ts';
import { products } from '../../features/catalog/table.ts';
import { notifications } from '../../features/notifications/table.ts';
import { uploadAvatar } from '../../features/profile/upload-avatar.ts';
import { profiles } from '../../features/profile/table.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { callBy } from '../call-by.ts';

const ODD = [
  '=1+1',
  '-2',
  '@x',
  "'",
  '"',
  ';',
  'linha\nquebrada',
  'São João 💊',
  'e\u0301',
  '{"a":1}',
  '__proto__',
];

const written = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength }),
      fc.string({ unit: anyCharacter, maxLength }),
      fc.constantFrom(...ODD),
    )
    .map((text) => text.replaceAll('\0', '').trim())
    .filter((text) => text.length > 0 && text.length <= maxLength && text.isWellFormed());

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values);
const texts = fc.array(written(40), { maxLength: 3 });
const hundredths = ({ min, max }: { min: number; max: number }) =>
  fc.integer({ min: Math.ceil(min * 100), max: max * 100 }).map((value) => value / 100);
const day = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
/** Few moments, so that many rows share one; some with microseconds, which a copy cannot keep. */
const moment = fc.record({ second: fc.nat(3), micros: fc.nat(2500) });

const Profile = fc
  .record({
    phone: maybe(fc.constantFrom('(11) 99999-8888', '(21) 3333-4444')),
    birthDate: maybe(day('1900-01-01', '2010-12-31')),
    gender: maybe(oneOf(GENDERS)),
    height: maybe(hundredths(limits.HEIGHT_CM)),
    initialWeight: maybe(hundredths(limits.WEIGHT_KG)),
    targetWeight: maybe(hundredths(limits.WEIGHT_KG)),
    treatmentStart: maybe(day('2005-01-01', '2025-12-31')),
    diabetesType: maybe(oneOf(choicesOf(health.DIABETES_LABEL))),
    hba1c: maybe(hundredths(limits.HBA1C_PERCENT)),
    bloodPressureSyst: maybe(fc.integer(limits.SYSTOLIC_MMHG)),
    bloodPressureDiast: maybe(fc.integer(limits.DIASTOLIC_MMHG)),
    allergies: maybe(written(200)),
    exerciseFrequency: maybe(oneOf(choicesOf(health.EXERCISE_LABEL))),
    sleepHours: maybe(fc.integer(limits.SLEEP_HOURS)),
    smokingStatus: maybe(oneOf(choicesOf(health.SMOKING_LABEL))),
    alcoholConsumption: maybe(oneOf(choicesOf(health.ALCOHOL_LABEL))),
    stressLevel: maybe(fc.integer(limits.STRESS_LEVEL)),
    waterIntake: maybe(hundredths(limits.WATER_LITRES)),
    timeZone: oneOf(BRAZILIAN_ZONES.map(({ zone }) => zone)),
    weightUnit: fc.constantFrom('kg' as const, 'lb' as const),
    heightUnit: fc.constantFrom('cm' as const, 'in' as const),
  })
  // An HbA1c was typed or measured; these accounts have no exams.
  .map((profile) => ({
    ...profile,
    hba1cOn: profile.hba1c === null ? null : '2025-05-01',
    typedHba1c: profile.hba1c,
    typedHba1cOn: profile.hba1c === null ? null : '2025-05-01',
  }));

const Settings = fc.record({
  privacyLevel: oneOf(choicesOf(PRIVACY_LABEL)),
  emailNotifications: fc.boolean(),
  smsNotifications: fc.boolean(),
});

const Notice = fc.record({
  kind: oneOf(NOTIFICATION_KINDS),
  title: written(80),
  body: written(300),
  link: maybe(fc.constantFrom('/profile', '/applications?day=2026-11-15')),
  at: moment,
  isRead: fc.boolean(),
});

const Product = fc.record({
  name: written(60),
  brand: maybe(written(40)),
  mainCategory: oneOf(MAIN_CATEGORIES),
  subCategory: maybe(oneOf(SUB_CATEGORIES)),
  form: maybe(oneOf(PRODUCT_FORMS)),
  dosage: maybe(written(30)),
  requiresPrescription: fc.boolean(),
  description: maybe(written(300)),
  boxQuantity: maybe(fc.nat(100_000_000).map((value) => value / 1000)),
  averagePrice: maybe(fc.nat(100_000_000).map((value) => value / 100)),
  benefits: texts,
  searchTerms: texts,
  createdBy: maybe(written(20)),
  at: moment,
  /** A variation of an earlier product, of a shipped one, or of one that is gone. */
  variationOf: maybe(fc.oneof(fc.nat(9), fc.constant('shipped' as const), fc.constant('gone' as const))),
});

/** Any mixture of what a patient can have. */
export const AnyAccount = fc.record({
  profile: maybe(Profile),
  settings: maybe(Settings),
  notices: fc.array(Notice, { maxLength: 6 }),
  products: fc.array(Product, { maxLength: 10 }),
  hasPicture: fc.boolean(),
});
export type AnyAccount = typeof AnyAccount extends fc.Arbitrary<infer T> ? T : never;

export async function fillAccount(db: Db, vault: Vault, owner: string, account: AnyAccount): Promise<void> {
  const userId = owner;
  if (account.profile) await db.insert(profiles).values({ userId, ...account.profile });
  if (account.settings) await db.insert(accountSettings).values({ userId, ...account.settings });
  for (const { at, isRead, ...notice } of account.notices) {
    const createdAt = instant(at);
    await db.insert(notifications).values({
      userId,
      ...notice,
      createdAt: createdAt as never,
      readAt: isRead ? (createdAt as never) : null,
    });
  }
  const [shipped] = await db
    .select({ id: products.id })
    .from(products)
    .where(isNotNull(products.code))
    .limit(1);
  const ids: string[] = [];
  for (const { at, variationOf, ...product } of account.products) {
    const parent = typeof variationOf === 'number' ? (ids[variationOf] ?? null) : null;
    const others = { shipped: shipped!.id, gone: randomUUID() };
    const isVariationOf = typeof variationOf === 'string' ? others[variationOf] : parent;
    const [made] = await db
      .insert(products)
      .values({
        userId,
        ...product,
        isVariationOf,
        searchText: searchText(product.name),
        createdAt: instant(at) as never,
      })
      .returning({ id: products.id });
    ids.push(made!.id);
  }
  if (account.hasPicture) await givePicture(db, vault, owner);
}

function instant({ second, micros }: { second: number; micros: number }) {
  return sql`timestamptz '2026-11-15 12:00:00Z' + make_interval(secs => ${second}) + ${micros} * interval '1 microsecond'`;
}

export async function givePicture(db: Db, vault: Vault, owner: string): Promise<void> {
  await uploadAvatar(callBy(db, owner), await picture(), vault);
}

export function picture(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#3366cc' } })
    .png()
    .toBuffer();
}
