import type { SubCategory } from './categories.ts';

/**
 * Classes that can be recognised by name or description (specification, second document, section 4 and, last, section
 * 3).
 */
export const THERAPEUTIC_CLASSES = [
  'GLP1',
  'ANALGESIC',
  'ANTI_INFLAMMATORY',
  'ANTIBIOTIC',
  'ANTIHYPERTENSIVE',
  'ANTACID',
  'ANTIDIABETIC',
  'ANTIDEPRESSANT',
  'ANTIALLERGIC',
  'HORMONAL',
  'ANTIVIRAL',
  'ANTIFUNGAL',
  'CARDIOVASCULAR',
  'NEUROLOGICAL',
  'ANTIPSYCHOTIC',
  'ANTIPARASITIC',
  'INSULIN',
  'VACCINE',
] as const satisfies readonly SubCategory[];

export type TherapeuticClass = (typeof THERAPEUTIC_CLASSES)[number] | 'MEDICATIONS';

/**
 * Substances and Brazilian brands, without accents. A star stands for the rest of a word: '*sartana' is every
 * sartan. MEDICATIONS are those that would otherwise be taken for a class they are not used for.
 */
export const DRUG_NAMES: Record<TherapeuticClass, string> = {
  MEDICATIONS: `
    contrave, naltrexona, sibutramina, biomag, orlistat*, xenical, lipiblock`,
  GLP1: `
    semaglutid*, liraglutid*, dulaglutid*, tirzepatid*, lixisenatid*, exenatid*, ozempic, wegovy, rybelsus,
    poviztra, extensior, ozivy, saxenda, victoza, olire, lirux, trulicity, mounjaro, zepbound, xultophy,
    soliqua, lyxumia, byetta, bydureon, retatrutid*, lipoless, tirzazep, synedica`,
  ANALGESIC: `
    dipirona, metamizol, paracetamol, acetaminofeno, acetilsalicilico, aspirina, aas, tramadol, codeina,
    morfina, oxicodona, metadona, buprenorfina, tapentadol, fentanila, escopolamina, hioscina,
    butilescopolamina, butilbrometo, ciclobenzaprina, carisoprodol, orfenadrina, isometepteno, tizanidina,
    baclofeno, mefenamico, novalgina, anador, magnopyrol, tylenol, tylex, dorflex, neosaldina, lisador,
    buscopan, buscoduo, doril, melhoral, sonridor, cefaliv, tandrilax, torsilax, tandriflan, mioflex, miosan,
    musculare, tramal, paco, dimorf, oxycontin, restiva, sirdalud, lioresal, ponstan, atroveran, resfenol,
    benegrip, cimegripe, multigrip, naldecon, coristina, apracur, vick pyrena`,
  ANTI_INFLAMMATORY: `
    ibuprofen*, diclofenac*, nimesulid*, naproxen*, cetoprofen*, meloxicam, piroxicam, tenoxicam,
    aceclofenac*, cetorolac*, indometacina, celecoxib*, etoricoxib*, *coxibe, flurbiprofeno, loxoprofeno,
    benzidamina, prednisona, prednisolona, metilprednisolona, dexametasona, betametasona, hidrocortisona,
    deflazacort*, budesonida, fluticasona, mometasona, beclometasona, triancinolona, colchicina, alopurinol,
    febuxostat*, glicosamina, condroitina, diacereina, sulfassalazina, mesalazina, serrapeptase, advil,
    alivium, buscofem, spidufen, voltaren, cataflam, biofenac, nisulid, scaflam, flanax, naprosyn, profenid,
    bi profenid, artrosil, movatec, feldene, tilatil, proflam, toragesic, deocil, indocid, celebra, arcoxia,
    loxonin, flogoral, ciflogex, benflogin, meticorten, predsim, prelone, decadron, celestone, diprospan,
    calcort, solu medrol, colchis, zyloric, artrolive, condroflex, salonpas, gelol`,
  ANTIBIOTIC: `
    *cilina, clavulanato, sulbactam, tazobactam, azitromicina, claritromicina, eritromicina, clindamicina,
    gentamicina, amicacina, neomicina, tobramicina, vancomicina, rifampicina, cefalexina, cefadroxila,
    cefaclor, cefuroxima, ceftriaxona, cefepima, cefixima, cefazolina, cefalotina, ceftazidima, cefprozila,
    ciprofloxacin*, levofloxacin*, norfloxacin*, moxifloxacin*, ofloxacin*, *floxacino, doxiciclina,
    minociclina, tetraciclina, limeciclina, sulfametoxazol, trimetoprima, sulfadiazina, metronidazol,
    nitrofurantoina, fosfomicina, linezolida, meropenem, imipenem, ertapenem, mupirocina, bacitracina,
    fusidico, isoniazida, dapsona, amoxil, clavulin, sigma clav, bactrim, zitromax, astro, klaricid, keflex,
    cefamox, zinnat, rocefin, cipro, levaquin, tavanic, avalox, vibramicina, tetralysal, flagyl, macrodantina,
    monuril, benzetacil, dalacin, nebacetin, bactroban, verutex`,
  ANTIHYPERTENSIVE: `
    *sartana, losartan*, valsartan, *pril, carvedilol, *olol, anlodipin*, levanlodipin*, nifedipin*,
    felodipin*, lercanidipin*, manidipin*, lacidipin*, nitrendipin*, diltiazem, verapamil, hidroclorotiazida,
    clortalidona, indapamida, furosemida, bumetanida, espironolactona, eplerenona, amilorida, triantereno,
    clonidina, metildopa, hidralazina, doxazosina, prazosina, moxonidina, rilmenidina, alisquireno, norvasc,
    pressat, atacand, concor, nebilet, selozok, seloken, aldactone, lasix, natrilix, higroton, clorana,
    moduretic, aradois, cozaar, corus, torlos, zart, benicar, olmetec, micardis, diovan, aprovel, edarbi,
    capoten, renitec, eupressin, naprix, triatec, coversyl, zestril, adalat, zanidip, dilacoron, cardizem,
    atensina, aldomet, ablok, angipress, coreg, divelol, exforge, brasart`,
  ANTACID: `
    *prazol, vonoprazan*, famotidina, ranitidina, cimetidina, sucralfato, magaldrato, bicarbonato de sodio,
    hidroxido de aluminio, hidroxido de magnesio, leite de magnesia, alginato, simeticona, dimeticona,
    domperidona, bromoprida, metoclopramida, ondansetron*, dimenidrinato, meclizina, loperamida,
    racecadotril*, lactulose, macrogol, polietilenoglicol, bisacodil, picossulfato, senna, sene, cassia
    fistula, ursodesoxicolico, trimebutina, otilonio, mebeverina, pancreatina, silimarina, losec, nexium,
    pantozol, dexilant, pariet, inzelm, famox, antak, tagamet, sucrafilm, eno, sal de fruta, estomazil,
    sonrisal, engov, epocler, mylanta, gaviscon, pepsamar, riopan, luftal, flatex, motilium, digesan, plasil,
    vonau, zofran, nausedron, dramin, meclin, imosec, diasec, tiorfan, lactulona, lactuliv, muvinlax,
    dulcolax, lacto purga, guttalax, tamarine, naturetti, almeida prado 46, ursacol, digedrat, duspatalin,
    creon`,
  ANTIDIABETIC: `
    metformina, glibenclamida, gliclazida, glimepirida, glipizida, clorpropamida, *gliflozina, *gliptina,
    pioglitazona, acarbose, repaglinida, nateglinida, glifage, glucoformin, glicefor, diamicron, azukon,
    amaryl, daonil, minidiab, forxiga, xigduo, jardiance, glyxambi, invokana, januvia, janumet, trayenta,
    jentadueto, galvus, onglyza, nesina, actos, pioglit, aglucose`,
  ANTIDEPRESSANT: `
    sertralina, citalopram, escitalopram, fluvoxamina, *oxetina, venlafaxina, desvenlafaxina, milnaciprana,
    bupropiona, mirtazapina, trazodona, imipramina, clomipramina, *triptilina, vilazodona, agomelatina,
    tranilcipromina, moclobemida, esketamina, prozac, daforin, zoloft, assert, tolrest, aropax, pondera,
    paxil, cipramil, procimax, lexapro, reconter, exodus, luvox, efexor, venlift, pristiq, cymbalta, velija,
    brintellix, wellbutrin, zetron, bup, zyban, remeron, menelat, donaren, tryptanol, amytril, pamelor,
    tofranil, anafranil, valdoxan`,
  ANTIALLERGIC: `
    loratadina, desloratadina, fexofenadina, cetirizina, levocetirizina, bilastina, ebastina, rupatadina,
    epinastina, dexclorfeniramina, clorfeniramina, bronfeniramina, hidroxizina, prometazina, ciproeptadina,
    clemastina, cetotifeno, olopatadina, azelastina, montelucaste, zafirlucaste, cromoglicato, claritin,
    loralerg, histamin, desalex, esalerg, allegra, allexofedrin, zyrtec, reactine, zyxem, alektos, ebastel,
    rupafin, talerc, polaramine, hixizine, fenergan, zaditen, patanol, singulair, montelair, decongex`,
  HORMONAL: `
    levotiroxina, liotironina, tiamazol, metimazol, propiltiouracila, etinilestradiol, estradiol, estriol,
    drospirenona, levonorgestrel, desogestrel, gestodeno, dienogeste, norgestimato, noretisterona,
    medroxiprogesterona, progesterona, didrogesterona, ciproterona, etonogestrel, clormadinona, nomegestrol,
    tibolona, ulipristal, testosterona, oxandrolona, finasterida, dutasterida, anastrozol, letrozol,
    tamoxifeno, clomifeno, raloxifeno, cabergolina, bromocriptina, somatropina, desmopressina, teriparatida,
    puran, synthroid, euthyrox, levoid, tapazol, diane, selene, ferane, cerazette, yasmin, yaz, elani, iumi,
    slinda, qlaira, ciclo 21, microvlar, nordette, tamisa, ginera, gynera, femina, mercilon, mirelle,
    allestra, belara, stezza, perlutan, mesigyna, depo provera, diad, postinor, primogyna, natifa, utrogestan,
    duphaston, allurene, deposteron, nebido, androgel, durateston, propecia, avodart, combodart`,
  ANTIVIRAL: `
    *ciclovir, *amivir, nirmatrelvir, *navir, tenofovir, entecavir, *buvir, *gravir, lamivudina, zidovudina,
    efavirenz, entricitabina, ribavirina, zovirax, penvir, valtrex, tamiflu, paxlovid, truvada`,
  ANTIFUNGAL: `
    clotrimazol, *conazol, terbinafina, nistatina, anfotericina, griseofulvina, ciclopirox, amorolfina,
    butenafina, zoltec, sporanox, itraspor, nizoral, candicort, trok, canesten, vodol, daktarin, icaden,
    lamisil, micostatin, loceryl`,
  CARDIOVASCULAR: `
    *vastatina, ezetimiba, genfibrozila, *fibrato, evolocumabe, alirocumabe, clopidogrel, prasugrel,
    ticagrelor, cilostazol, acetilsalicilico tamponado, aspirina prevent, aas protect, aas infantil, aas 100,
    somalgin, ecasil, varfarina, rivaroxabana, apixabana, edoxabana, dabigatrana, enoxaparina, heparina,
    amiodarona, propafenona, sotalol, digoxina, deslanosideo, isossorbida, nitroglicerina, propatilnitrato,
    trimetazidina, ivabradina, sacubitril*, pentoxifilina, diosmina, hesperidina, aminaftona, sildenafil*,
    tadalafil*, vardenafil*, lipitor, crestor, zocor, vytorin, zetia, rosucor, rosustatin, livalo, lipless,
    lipidil, lopid, repatha, praluent, plavix, brilinta, effient, vasogard, marevan, coumadin, xarelto,
    eliquis, pradaxa, lixiana, clexane, ancoron, atlansil, ritmonorm, monocordil, isordil, sustrate, vastarel,
    procoralan, entresto, daflon, venaflon, diosmin, flavonid, capilarema, viagra, cialis`,
  NEUROLOGICAL: `
    *azepam, *azolam, zolpidem, zopiclona, eszopiclona, buspirona, ramelteona, carbamazepina, oxcarbazepina,
    valproato, divalproato, valproico, lamotrigina, topiramato, levetiracetam, fenitoina, fenobarbital,
    primidona, lacosamida, gabapentina, pregabalina, vigabatrina, litio, metilfenidato, lisdexanfetamina,
    atomoxetina, modafinila, *triptana, ergotamina, flunarizina, donepezila, rivastigmina, galantamina,
    memantina, levodopa, benserazida, carbidopa, pramipexol, selegilina, biperideno, betaistina, rivotril,
    frontal, apraz, valium, lorax, lexotan, olcadil, dormonid, stilnox, patz, buspar, tegretol, trileptal,
    depakene, depakote, lamictal, topamax, amato, keppra, hidantal, gardenal, vimpat, neurontin, lyrica,
    prebictal, carbolitium, ritalina, concerta, venvanse, lyberdia, atentah, sumax, naramig, zomig, maxalt,
    vertix, aricept, exelon, prolopa, sifrol, akineton, labirin, betaserc`,
  ANTIPSYCHOTIC: `
    quetiapina, olanzapina, risperidona, paliperidona, aripiprazol, brexpiprazol, cariprazina, clozapina,
    ziprasidona, lurasidona, haloperidol, clorpromazina, levomepromazina, periciazina, sulpirida,
    amissulprida, seroquel, zyprexa, risperdal, abilify, aristab, rexulti, leponex, latuda, haldol, amplictil,
    neozine, neuleptil, equilid, socian`,
  ANTIPARASITIC: `
    *bendazol, ivermectina, nitazoxanida, secnidazol, tinidazol, praziquantel, levamisol, piperazina,
    permetrina, benzoato de benzila, pirantel, annita, zentel, revectina, secnidal, pantelmin, licor de cacau,
    ascaridil`,
  INSULIN: `
    lantus, basaglar, toujeo, tresiba, levemir, novorapid, fiasp, humalog, lyumjev, apidra, humulin, novolin,
    novomix, admelog, afrezza`,
  VACCINE: `
    gardasil, shingrix, prevenar, qdenga, arexvy, efluelda`,
};
