/** Values offered by the add form; the patient can type any other. */
export const VOLUME_OPTIONS_ML = [0.5, 1, 1.5, 2, 2.4, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6] as const;

/** The specification's 0,75, 1,34, 2,5 and 6, and those printed on real boxes. */
export const CONCENTRATION_OPTIONS = [
  0.68, 0.75, 1.34, 1.5, 2.27, 2.5, 3, 3.2, 4.1667, 5, 6, 8.3333, 10, 12.5, 15, 16.6667, 20, 20.8333, 25, 30,
] as const;

export const DOSE_OPTIONS_MG = [
  0.25, 0.5, 0.6, 0.75, 1, 1.2, 1.5, 1.7, 1.8, 2, 2.4, 2.5, 3, 5, 7.5, 10, 12.5, 15,
] as const;

export const DEFAULT_PEN_VOLUME_ML = 3;
export const DEFAULT_VIAL_VOLUME_ML = 0.5;
export const VIALS_PER_BOX = 4;
