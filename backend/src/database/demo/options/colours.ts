import { TEXT_LANGUAGES } from '../label-texts.ts';

export interface DemoColour {
  code: string;
  as400: string;
  /** What pictures are drawn with. */
  hex: string;
  finish: 'solid' | 'metal' | 'matt' | 'raw';
  labels: Record<string, string>;
  layergroup: string;
}

// code hex finish layer | as400 | it | en | de | fr | es | nl | pt | pl; an empty cell is a missing translation
const table = `
011 #f4f3ee solid PAINT | BIANCO GHIACCIO | Bianco ghiaccio | Ice white | Eisweiß | Blanc glacier | Blanco hielo | IJswit | Branco gelo | Biel lodowa
020 #e9e5da metal PAINT | BIANCO PERLA TRIST. | Bianco perla tristrato | Tri-coat pearl white | Perlmuttweiß Dreischicht | Blanc nacré tricouche | Blanco perla tricapa | Parelwit drielaags | Branco pérola tricamada | Biel perłowa trójwarstwowa
041 #c9ced3 metal PAINT | ARGENTO LUCIDO | Argento lucido | Gloss silver | Silber glänzend | Argent brillant | Plata brillante | Glanzend zilver | Prateado brilhante | Srebrny połysk
052 #8f979e metal PAINT | GRIGIO ARDESIA MET. | Grigio ardesia | Slate grey | Schiefergrau | Gris ardoise | Gris pizarra | Leigrijs | Cinzento ardósia | Szary łupek
063 #4d545b metal PAINT | GRIGIO TEMPESTA MET. | Grigio tempesta | Storm grey | Sturmgrau | Gris tempête | Gris tormenta | Stormgrijs | Cinzento tempestade | Szary burzowy
072 #23262b metal WHEEL | NERO DIAMANTATO | Nero diamantato | Diamond-cut black | Schwarz glanzgedreht | Noir diamanté | Negro diamantado | Zwart diamantgeslepen | Preto diamantado | Czarny diamentowany
083 #0c0d0f solid PAINT | NERO LUCIDO | Nero lucido | Gloss black | Schwarz glänzend | Noir brillant | Negro brillante | Glanzend zwart | Preto brilhante | Czarny połysk
08M #2b2d30 matt PAINT | NERO OPACO | Nero opaco | Matt black | Schwarz matt | Noir mat | Negro mate | Mat zwart | Preto mate | Czarny mat
097 #101a33 metal PAINT | BLU NOTTE MET. | Blu notte | Night blue | Nachtblau | Bleu nuit | Azul noche | Nachtblauw | Azul noite | Granatowy nocny
101 #1f4f9e metal PAINT | BLU LIGURE MET. | Blu ligure | Ligurian blue | Ligurischblau | Bleu ligure | Azul ligur | Ligurisch blauw | Azul lígure | Błękit liguryjski
105 #5fa3d6 solid PAINT | AZZURRO LAGUNA | Azzurro laguna | Lagoon blue | Lagunenblau | Bleu lagon | Azul laguna | Laguneblauw | Azul lagoa | Błękit laguny
114 #55565a matt WHEEL | GRIGIO BRUNITO | Grigio brunito opaco | Matt burnished grey | Dunkelgrau brüniert matt | Gris bruni mat | Gris bruñido mate | Mat gepolijst grijs | Cinzento brunido mate | Szary oksydowany mat
120 #a31621 solid PAINT | ROSSO CORSA | Rosso corsa | Racing red | Rennrot | Rouge course | Rojo carrera | Racerood | Vermelho corrida | Czerwień wyścigowa
126 #7a0f1d metal PAINT | ROSSO RUBINO MET. | Rosso rubino | Ruby red | Rubinrot | Rouge rubis | Rojo rubí | Robijnrood | Vermelho rubi | Czerwień rubinowa
131 #d9a515 solid PAINT | GIALLO MODENA | Giallo sole | Sun yellow | Sonnengelb | Jaune soleil | Amarillo sol | Zonnegeel | Amarelo sol | Żółty słoneczny
137 #d6601e metal PAINT | ARANCIO TRAMONTO MET | Arancio tramonto | Sunset orange | Sonnenuntergangsorange | Orange crépuscule | Naranja atardecer | Zonsondergangoranje | Laranja pôr do sol | Pomarańcz zachodu
142 #2f5d46 metal PAINT | VERDE BOSCO MET. | Verde bosco | Forest green | Waldgrün | Vert forêt | Verde bosque | Bosgroen | Verde bosque fechado | Zieleń leśna
148 #8aa08f solid PAINT | VERDE SALVIA | Verde salvia | Sage green | Salbeigrün | Vert sauge | Verde salvia claro | Saliegroen | Verde sálvia | Zieleń szałwiowa
160 #96703f matt WHEEL | BRONZO SATINATO | Bronzo satinato | Satin bronze | Bronze satiniert | Bronze satiné | Bronce satinado | Satijnbrons | Bronze acetinado | Brąz satynowy
166 #b99a63 metal WHEEL | ORO CHAMPAGNE | Oro champagne | Champagne gold | Champagnergold | Or champagne | Oro champán | Champagnegoud | Dourado champanhe | Złoty szampański
201 #b3b6b8 raw WHEEL | GREZZO | Grezzo | Unpainted | Unlackiert | Brut | Sin pintar | Ongelakt | Sem pintura | Surowy
210 #1b1b1d solid TRIM | PELLE NERA | Pelle nera | Black leather | Leder Schwarz | Cuir noir | Piel negra | Zwart leer | Pele preta | Czarna skóra
215 #8a5a36 solid TRIM | PELLE CUOIO | Pelle cuoio | Tan leather | Leder Cognac | Cuir fauve | Piel cuero | Cognac leer | Pele castanha | Skóra koniakowa
219 #d8cdb8 solid TRIM | PELLE SABBIA | Pelle sabbia | Sand leather | Leder Sand | Cuir sable | Piel arena | Zandkleurig leer | Pele areia | Skóra piaskowa
223 #6b1f26 solid TRIM | PELLE ROSSO ANTICO | Pelle rosso antico | Antique red leather | Leder Antikrot | Cuir rouge antique | Piel rojo antiguo | Antiekrood leer | Pele vermelho antigo | Skóra antyczna czerwień
231 #3c4048 matt TRIM | TESSUTO GRIGIO | Tessuto grigio | Grey fabric | Stoff Grau | Tissu gris | Tejido gris | Grijze stof | Tecido cinzento | Szara tkanina
236 #27364f matt TRIM | TESSUTO BLU | Tessuto blu | Blue fabric | Stoff Blau | Tissu bleu | Tejido azul | Blauwe stof | Tecido azul | Niebieska tkanina
240 #2a2c30 matt TRIM | MICROFIBRA ANTRACITE | Microfibra antracite | Anthracite microfibre | Mikrofaser Anthrazit | Microfibre anthracite | | Antraciet microvezel
0M5 #5a5d4a matt PAINT | VERDE OLIVA OP. S.LIM | Verde oliva opaco, serie limitata | Matt olive green, limited edition | | Vert olive mat, série limitée
0ZX #7b6aa8 metal PAINT | VIOLA AURORA MET.PROV | | | | |
`;

function parseColour(line: string): DemoColour {
  const [head = '', as400 = '', ...texts] = line.split(' |').map((cell) => cell.trim());
  const [code = '', hex = '', finish = '', layergroup = ''] = head.split(' ');
  const labels = TEXT_LANGUAGES.map((language, index) => [language, texts[index] ?? ''] as const);
  return {
    code,
    as400,
    hex,
    finish: finish as DemoColour['finish'],
    layergroup,
    labels: Object.fromEntries(labels.filter(([, text]) => text !== '')),
  };
}

export const colours: DemoColour[] = table.trim().split('\n').map(parseColour);

/** Which colours an option comes in. */
export const palettes: Record<string, string[]> = {
  alloy: ['041', '072', '083', '114', '160', '201'],
  alloy3: ['041', '072', '083'],
  forged: ['041', '083', '08M', '160', '166'],
  pastel: ['011', '083', '105', '120', '131', '148'],
  metallic: ['041', '052', '063', '097', '101', '126', '137', '142'],
  pearl: ['020', '0ZX'],
  matt: ['08M', '0M5', '114'],
  duo: ['083', '041', '011'],
  leather: ['210', '215', '219', '223'],
  fabric: ['231', '236'],
  micro: ['240', '210'],
  caliper: ['083', '120', '131', '101'],
  stitch: ['120', '131', '041', '101'],
  belt: ['120', '131', '101'],
  caps: ['083', '08M', '041'],
};
