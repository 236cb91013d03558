export interface DemoInterfaceConfig {
  country: string;
  model: string;
  /** JSON as somebody typed it. */
  content: string;
}

const steps = ['model', 'trim', 'colour', 'wheels', 'interior', 'options', 'accessories', 'summary'];

const ofCountry = (
  country: string,
  phone: string,
  hours: string,
  more: object = {},
): DemoInterfaceConfig => ({
  country,
  model: 'DEFAULT',
  content: laidOut({ theme: 'light', showMonthlyRate: true, steps, contact: { phone, hours }, ...more }),
});

const ofModel = (country: string, model: string, content: object): DemoInterfaceConfig => ({
  country,
  model,
  content: laidOut(content),
});

const laidOut = (content: object): string => JSON.stringify(content, null, 2);

/** The default of all markets, what markets do differently, and what single models add there. */
export const interfaceConfigs: DemoInterfaceConfig[] = [
  ofModel('DEFAULT', 'DEFAULT', {
    theme: 'light',
    showMonthlyRate: false,
    steps,
    images: { quality: 80, rotateEverySeconds: 3 },
    legal: { privacy: '/privacy', cookies: '/cookies' },
  }),
  ofCountry('IT', '800 123 456', 'lun-ven 9:00-18:00', {
    theme: 'dark',
    legal: { note: 'Prezzi chiavi in mano, IPT e contributo PFU esclusi.' },
  }),
  ofCountry('DE', '0800 765 4321', 'Mo-Fr 8-18 Uhr', {
    legal: { note: 'Unverbindliche Preisempfehlung inkl. 19 % MwSt., zzgl. Überführung.' },
  }),
  ofCountry('FR', '0 800 111 222', 'lun.-ven. 9 h-18 h 30', {
    legal: { note: 'Pensez à covoiturer. #SeDéplacerMoinsPolluer' },
  }),
  ofCountry('ES', '900 321 654', 'lun-vie 9:00-19:00'),
  ofCountry('PT', '800 204 060', 'seg-sex 9h-18h'),
  ofCountry('CH', '0800 55 44 33', 'Mo-Fr 8-17.30 Uhr', { languages: ['de', 'fr'] }),
  ofModel('IT', 'AURORA_15_HYB', {
    hero: { video: 'aurora-notte.mp4', autoplay: true },
    badges: ['hybrid', 'new'],
  }),
  ofModel('IT', 'AURORA_EV_58', {
    hero: { video: 'aurora-ev.mp4', autoplay: true },
    range: { unit: 'km', cycle: 'WLTP' },
    badges: ['electric'],
  }),
  ofModel('DE', 'BOREA_EV_64', {
    range: { unit: 'km', cycle: 'WLTP', winterFactor: 0.8 },
    charging: { ac: '11 kW', dc: '120 kW' },
  }),
  ofModel('DEFAULT', 'CORSARO_39_GT', {
    theme: 'dark',
    sound: { enabled: true, file: 'corsaro-v8.mp3' },
    steps: steps.filter((step) => step !== 'trim'),
  }),
  ofModel('FR', 'CIMA_VAN_20', { audience: 'business', vatIncluded: false }),
];
