import { models } from '../models.ts';
import { colours } from './colours.ts';
import { optGroups } from './groups.ts';
import { optItems } from './items.ts';
import { pick } from './pick.ts';

export interface DemoItemLabel {
  code: string;
  language: string;
  modelcode: string;
  label: string;
  description: string;
}

const DEFAULT = 'DEFAULT';

// What some models call an option: code | models | language texts, as far as they differ.
const modelTexts = `
431 | ^AURORA | it Cerchi da 17" diamantati "Scia" | en 17" diamond-cut "Scia" wheels | de 17-Zoll-Räder "Scia" glanzgedreht | fr Jantes 17" diamantées "Scia" | es Llantas 17" diamantadas "Scia"
55E | HYB | it Cerchi Aero da 19" a bassa resistenza | en 19" low-drag Aero wheels | de 19-Zoll-Aero-Räder mit geringem Widerstand | fr Jantes Aero 19" à faible résistance
55E | _EV_ | it Cerchi Aero da 19" con inserti chiusi | en 19" Aero wheels with closed inserts | de 19-Zoll-Aero-Räder mit geschlossenen Einsätzen
9CC | ^LINCE_V6 | it Cerchi in lega da 18" Sport V6 | en 18" Sport V6 alloy wheels
1LQ | ^CORSARO | it Cerchi forgiati da 20" Corsaro | en 20" forged Corsaro wheels | de 20-Zoll-Schmiederäder Corsaro | fr Jantes forgées 20" Corsaro | es Llantas forjadas 20" Corsaro
2M2 | ^CORSARO | it Vernice metallizzata storica | en Historic metallic paint | de Historische Metallic-Lackierung
0S2 | CUP$ | it Sedili anteriori sportivi alleggeriti | en Lightweight sports front seats
0M5 | ^BOREA | it Tetto panoramico oscurabile | en Dimmable panoramic roof | de Abdunkelbares Panoramadach | fr Toit panoramique obscurcissable
68H | ^LINCE_V6 | it Impianto Sala Grande con 18 altoparlanti | en Sala Grande system with 18 speakers | fr Système Sala Grande à 18 haut-parleurs
3AS | ^LINCE_V6 | it Sospensioni pneumatiche a controllo predittivo | en Predictive air suspension
718 | _EV_ | it Navigatore con pianificazione delle ricariche | en Navigation with charge planning | de Navigation mit Ladeplanung | fr Navigation avec planification des recharges | es Navegador con planificación de cargas
9WB | ^AURORA_15 | it Stazione di ricarica domestica da 3,7 kW | en 3.7 kW home charging station
PS3 | ^ONDA | it Pacchetto Sport Onda | en Onda Sport pack | de Onda Sportpaket | fr Pack Sport Onda | es Paquete Sport Onda
A08 | FLEET | it Scaffalatura per flotte | en Fleet shelving
`;

function modelLabels(): DemoItemLabel[] {
  return modelTexts
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [code = '', pattern = '', ...cells] = line.split(' | ');
      const matching = models.filter(({ modelcode }) => new RegExp(pattern).test(modelcode));
      return matching.flatMap(({ modelcode }) =>
        cells.map((cell) => ({
          code,
          modelcode,
          language: cell.slice(0, 2),
          label: cell.slice(3),
          description: '',
        })),
      );
    });
}

/** The label and what the info button shows; one option in nine has no info text yet. */
export const optLabels: DemoItemLabel[] = [
  ...optItems.flatMap(({ code, group, labels }) => {
    const info = optGroups.find((one) => one.code === group)?.info ?? {};
    const hasInfo = pick(code, 9) !== 0;
    return Object.entries(labels).map(([language, label]) => {
      const text = info[language];
      return {
        code,
        language,
        modelcode: DEFAULT,
        label,
        description: text && hasInfo ? `${label}. ${text}` : '',
      };
    });
  }),
  ...modelLabels(),
];

export const colLabels: DemoItemLabel[] = [
  ...colours.flatMap(({ code, labels }) =>
    Object.entries(labels).map(([language, label]) => ({
      code,
      language,
      modelcode: DEFAULT,
      label,
      description: '',
    })),
  ),
  ...models
    .filter(({ familyCode }) => familyCode === 'CORSARO')
    .flatMap(({ modelcode }) => [
      { code: '120', language: 'it', modelcode, label: 'Rosso Corsaro', description: '' },
      { code: '120', language: 'en', modelcode, label: 'Corsaro red', description: '' },
      { code: '120', language: 'de', modelcode, label: 'Corsaro-Rot', description: '' },
    ]),
];
