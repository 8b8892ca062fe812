/**
 * The one list by which a typed name is known: each substance, then the Brazilian brands that hold it and frequent
 * spellings of it, as `searchText` writes them. A brand of two substances stands at both.
 *
 * Brands were collected by hand, and not compared with the whole price list of CMED/Anvisa: some are sold no
 * longer or only abroad, and others are missing. A missing brand is recognised by its ingredient only. A substance is
 * also found where a word goes on ('insulinas'), a brand only as a whole word.
 */
export const SUBSTANCES = {
  // GLP-1
  semaglutida: 'semaglutide, ozempic, wegovy, rybelsus, poviztra, extensior, ozivy',
  rybelsus: '',
  liraglutida: 'liraglutide, saxenda, victoza, olire, lirux, xultophy',
  dulaglutida: 'dulaglutide, trulicity',
  tirzepatida: 'tirzepatide, mounjaro, zepbound, lipoless, tirzazep, synedica',
  lixisenatida: 'lixisenatide, lyxumia, soliqua',
  exenatida: 'exenatide, byetta, bydureon',
  retatrutida: 'retatrutide',

  // Sugar
  insulina: `
    nph, lantus, basaglar, toujeo, tresiba, levemir, novorapid, novomix, fiasp, lyumjev, humalog, apidra, admelog,
    novolin, humulin, insunorm, insuman, glargilin, abasaglar, semglee, ryzodeg, xultophy, soliqua, afrezza, awiqli,
    insulin, glargina, glargine, asparte, aspart, lispro, degludeca, degludec, detemir, glulisina, glulisine, icodeca`,
  gliclazida: 'diamicron, azukon, glicaron, glicazida, gliclasida',
  glimepirida: 'amaryl, bioglic, glimepibal, glimesec, diamellitis, meritor, glimeperida, glimipirida',
  glibenclamida: 'daonil, euglucon, lisaglucon, glionil, glucovance, glibenclamina',
  glipizida: 'minidiab',
  clorpropamida: 'diabinese',
  repaglinida: 'prandin, novonorm, posprand, prandimet',
  nateglinida: 'starlix, starform',
  dapagliflozina: 'forxiga, edistride, xigduo, qtern',
  empagliflozina: 'jardiance, glyxambi',
  canagliflozina: 'invokana',
  ertugliflozina: 'steglatro',
  sitagliptina: 'januvia, janumet, nimegon',
  linagliptina: 'trayenta, jentadueto, glyxambi',
  vildagliptina: 'galvus',
  saxagliptina: 'onglyza, kombiglyze, qtern',
  alogliptina: 'nesina',
  evogliptina: 'suganon',
  metformina: `
    glifage, glucoformin, glicefor, dimefor, metta, galvus met, janumet, nimegon met, xigduo, jentadueto, kombiglyze,
    nesina met, meritor, glucovance, starform, prandimet`,

  // Contraceptives, and hormones that share a substance with them; the first is how a patient calls any of them
  anticoncepcional: 'anticoncepcionais, contraceptivo, contraceptivos, pilula, minipilula',
  etinilestradiol: `
    yasmin, yaz, elani, iumi, diane, selene, ferane, artemidis, diclin, ciclo 21, microvlar, nordette, miranova,
    levordiol, neovlar, trinordiol, triquilar, tamisa, gynera, ginera, femiane, allestra, mirelle, minesse, siblima,
    harmonet, diminut, adoless, minulet, tantin, previane, femina, mercilon, primera, gracial, malu, microdiol, belara,
    belarina, aixa, tess, nuvaring, evra, anfertil`,
  drospirenona: 'yasmin, yaz, elani, iumi, slinda, nextstellis, angeliq',
  desogestrel:
    'cerazette, nactali, kelly, juliet, araceli, femina, mercilon, primera, gracial, malu, microdiol',
  levonorgestrel: `
    ciclo 21, microvlar, nordette, miranova, levordiol, neovlar, trinordiol, triquilar, postinor, diad, pozato,
    pilem, mirena, kyleena`,
  gestodeno: `
    tamisa, gynera, ginera, femiane, allestra, mirelle, minesse, siblima, harmonet, diminut, adoless, minulet, tantin,
    previane`,
  dienogest: 'qlaira, allurene',
  clormadinona: 'belara, belarina, aixa',
  nomegestrol: 'stezza, iziz',
  estetrol: 'nextstellis',
  noretisterona: 'micronor, norestin, primolut, mesigyna, noregyna, activelle, suprelle, natifa pro',
  noretindrona: '',
  norgestimato: '',
  norgestrel: 'anfertil',
  linestrenol: 'exluton',

  // Other partners of a GLP-1 in the labels
  levotiroxina: 'puran, synthroid, euthyrox, levoid',
  varfarina: 'warfarina, marevan, coumadin',
  digoxina: 'lanoxin',
  litio: 'carbolitium',
  sibutramina: 'biomag, sibus, reductil',
  orlistat: 'xenical, lipiblock, lystate',
  metoclopramida: 'plasil',
  ondansetron: 'vonau, zofran, nausedron, ansentron',
  escopolamina: 'buscopan, buscoduo, hioscina, butilescopolamina',
  amitriptilina: 'tryptanol, amytril',
  dexclorfeniramina: 'polaramine, histamin',
  prednisona: 'meticorten',
  prednisolona: 'predsim, prelone',
  metilprednisolona: 'solu medrol',
  dexametasona: 'decadron',
  deflazacort: 'calcort',
  enalapril: 'renitec, eupressin, vasopril',
  captopril: 'capoten',
  ramipril: 'naprix, triatec',
  lisinopril: 'zestril, prinivil',
  perindopril: 'coversyl, acertil',
  benazepril: 'lotensin',
  losartan: 'cozaar, aradois, corus, torlos, zart',
  valsartan: 'diovan, brasart, exforge, entresto',
  olmesartan: 'benicar, olmetec',
  telmisartan: 'micardis',
  candesartan: 'atacand',
  irbesartan: 'aprovel',
  azilsartan: 'edarbi',
  furosemida: 'lasix, diurit, diuremida, lasilactona',
  hidroclorotiazida: `
    clorana, drenol, moduretic, hct, hctz, hyzaar, aradois h, torlos h, corus h, naprix d, eupressin h, co renitec,
    vasopril plus`,
  clortalidona: 'higroton, diupress',
  indapamida: 'natrilix',
  bumetanida: 'burinax',
  espironolactona: 'aldactone, diacqua, spiroctan, aldazida, lasilactona',
  amilorida: 'moduretic, diupress',
  eplerenona: 'inspra',

  // Pain and fever
  ibuprofeno: 'advil, alivium, buscofem, spidufen, dalsy, motrin',
  nimesulida: 'nisulid, scaflam, cimelide',
  diclofenaco: 'voltaren, cataflam, biofenac, tandrilax, torsilax, tandriflan, flotac, fenaren',
  naproxeno: 'flanax, naprosyn, vimovo',
  cetoprofeno: 'profenid, bi profenid, artrosil',
  meloxicam: 'movatec',
  piroxicam: 'feldene, cicladol, inflamene',
  tenoxicam: 'tilatil',
  aceclofenaco: 'proflam',
  indometacina: 'indocid',
  cetorolaco: 'toragesic, deocil',
  celecoxib: 'celebra',
  etoricoxib: 'arcoxia',
  loxoprofeno: 'loxonin',
  mefenamico: 'ponstan',
  acetilsalicilico: 'aas, aspirina, somalgin, ecasil, cafiaspirina, doril, melhoral, sonrisal, engov',
  dipirona: `
    metamizol, novalgina, anador, magnopyrol, maxalgina, dorflex, neosaldina, lisador, buscopan composto, buscoduo,
    mioflex a, nevralgex, dipiron, dipirrona, atroveran`,
  propifenazona: '',
  fenilbutazona: '',
  paracetamol:
    'acetaminofeno, tylenol, tylex, dorico, paco, tandrilax, torsilax, tandriflan, sonridor, resfenol',

  codeina: 'codein, tylex, paco',
  tramadol: 'tramal, ultracet, paratram',
  morfina: 'dimorf',

  // Antibiotics
  amoxicilina: 'amoxil, amoxacilina, amoxilina, clavulin, sigma clav, novocilin, velamox',
  ampicilina: 'binotal',
  penicilina: 'penincilina, pinicilina, benzetacil, benzilpenicilina, pen ve oral, fenoximetilpenicilina',
  oxacilina: 'staficilin',
  piperacilina: 'tazocin',
  cefalexina: 'keflex',
  cefadroxil: 'cefamox',
  cefaclor: 'ceclor',
  cefuroxima: 'zinnat',
  ceftriaxona: 'rocefin',
  cefazolina: '',
  cefprozil: '',
  cefepima: '',
  sulfametoxazol: 'bactrim, infectrin',
  sulfadiazina: 'silvadene, dermazine',
  sulfassalazina: 'azulfin',

  azitromicina: 'zitromax, astro',
  ciprofloxacin: 'cipro',
  levofloxacin: 'levaquin, tavanic',
  metronidazol: 'flagyl',

  // Joints, and foods that supplements are made of
  glicosamina: 'glucosamina, artrolive, condroflex',
  whey: 'soro do leite, isofort',
  caseina: 'caseinato',
  albumina: 'clara de ovo',
  omega: 'oleo de peixe, omegafor, figado de bacalhau',
  krill: '',
} as const;
export type Substance = keyof typeof SUBSTANCES;
