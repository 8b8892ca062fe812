/** With these beside a GLP-1 the sugar in the blood can fall too far; written as `searchText` writes them. */
export const INSULIN_OR_SULFONYLUREA = [
  'insulina',
  'gliclazida',
  'glimepirida',
  'glibenclamida',
  'glipizida',
  'clorpropamida',
] as const;
