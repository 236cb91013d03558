export interface DemoFamily {
  code: string;
  description: string;
  sortNumber: number;
}

export interface DemoModel {
  modelcode: string;
  familyCode: string;
  description: string;
}

export interface DemoVehicle {
  vetele: string;
  modelcode: string;
  modelYear: string;
  description: string;
}

// Family | its three models, each as code and name.
const range = `
AURORA Aurora | AURORA_15_HYB Aurora 1.5 Hybrid | AURORA_18_HYB_4X4 Aurora 1.8 Hybrid 4x4 | AURORA_EV_58 Aurora EV 58
BOREA Borea | BOREA_12_T3 Borea 1.2 T3 | BOREA_EV_64 Borea EV 64 | BOREA_EV_82_AWD Borea EV 82 AWD
CIMA Cima | CIMA_16_D Cima 1.6 Diesel | CIMA_20_D_BIZ Cima 2.0 Diesel Business | CIMA_VAN_20 Cima Van 2.0
CORSARO Corsaro | CORSARO_39_GT Corsaro 3.9 GT | CORSARO_SPIDER Corsaro Spider | CORSARO_39_CUP Corsaro 3.9 Cup
LINCE Lince | LINCE_V6 Lince V6 | LINCE_V6_HYB Lince V6 Hybrid | LINCE_VAN_22_FLEET Lince Van 2.2 Fleet
ONDA Onda | ONDA_10_T3 Onda 1.0 T3 | ONDA_10_LPG Onda 1.0 LPG | ONDA_EV_42_BIZ Onda EV 42 Business
`;

const codeAndName = (cell: string): [string, string] => {
  const space = cell.indexOf(' ');
  return [cell.slice(0, space), cell.slice(space + 1)];
};

const rows = range
  .trim()
  .split('\n')
  .map((line) => line.split(' | ').map(codeAndName));

export const families: DemoFamily[] = rows.map(([[code, description] = ['', '']], index) => ({
  code,
  description,
  sortNumber: (index + 1) * 10,
}));

export const models: DemoModel[] = rows.flatMap(([[familyCode] = ['', ''], ...cells]) =>
  cells.map(([modelcode, description]) => ({ modelcode, familyCode, description })),
);

/** The year of the day of loading and the next one: what a price list of that day sells. */
export const modelYears = (today: Date): [number, number] => [
  today.getUTCFullYear(),
  today.getUTCFullYear() + 1,
];

/** 34, the family, the model within it (two digits) and the model year (two digits). */
export function vehicles(today: Date): DemoVehicle[] {
  return models.flatMap(({ modelcode, familyCode, description }, index) => {
    const family = families.findIndex(({ code }) => code === familyCode) + 1;
    return modelYears(today).map((year) => {
      const yearDigits = String(year).slice(-2);
      return {
        vetele: `34${family}0${(index % 3) + 1}${yearDigits}`,
        modelcode,
        modelYear: String(year),
        description: `${description} MY${yearDigits}`,
      };
    });
  });
}
