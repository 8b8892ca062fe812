import type { UnitType } from '@leveza/domain/catalog/units.ts';
import {
  Droplet,
  Droplets,
  FlaskConical,
  type LucideIcon,
  Milk,
  Package,
  Pill,
  Syringe,
  Tablets,
} from 'lucide-react';

/** The icon of one unit. */
export const UNIT_ICON: Record<UnitType, LucideIcon> = {
  tablets: Tablets,
  capsules: Pill,
  ml: Droplets,
  drops: Droplet,
  sachets: Package,
  doses: Package,
  ampoules: Syringe,
  grams: Package,
  tubes: FlaskConical,
  bottles: Milk,
};
